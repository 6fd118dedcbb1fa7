import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '#web/i18n/format.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import type { FilterGroup } from './FilterGroups.tsx';
import { noFilters } from './listQuery.ts';
import type { Found } from './useFinding.ts';

interface NothingFoundProps {
  found: Found;
  groups: readonly FilterGroup[];
  /** Saves the search, next to the way to everything. */
  save?: ReactNode;
}

/** Says that nothing matches, and what would: without one of the filters, or without all of them. */
export function NothingFound({
  found: { list, choice, counts, addressWith },
  groups,
  save,
}: NothingFoundProps) {
  const { t } = useTranslation([list.texts, 'market']);
  const format = useFormat();
  const withoutOne = groups
    .map(({ name, options }) => ({
      name,
      count: counts?.without[name] ?? 0,
      filter: format.list(options.filter(({ isChosen }) => isChosen).map(({ label }) => label)),
    }))
    .filter(({ count, filter }) => count > 0 && filter !== '')
    .toSorted((one, other) => other.count - one.count)
    .map(({ name, count, filter }) => ({
      label: t('none.without', { count, number: format.number(count), filter }),
      to: addressWith({ filters: { ...choice.filters, [name]: [] } }),
    }));
  // The numbers of a person's list are those of the person, whose filter this way would remove too.
  const isAny = withoutOne.length === 0 && choice.owner === undefined;
  const count = isAny ? (counts?.matchingWords ?? 0) : 0;
  const withoutAny = {
    label: t('none.withoutAny', { count, number: format.number(count) }),
    to: addressWith(noFilters),
  };
  const ways = count > 0 ? [withoutAny] : withoutOne;
  const hint = ways.length > 0 ? 'nearly' : choice.search === '' ? 'filters' : 'words';

  return (
    <Sheet>
      <EmptyState
        seed={`${list.texts}:none`}
        headingLevel={2}
        title={t('none.title')}
        action={
          <>
            {ways.length > 0 && (
              <ul className="nearly">
                {ways.map(({ label, to }) => (
                  <li key={label}>
                    <Link className="link" to={to} preventScrollReset>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            <div className="row row-2 wrapx nothing-actions">
              <LinkButton size="s" to={addressWith({ ...noFilters, search: '' })} preventScrollReset>
                {t('none.action')}
              </LinkButton>
              {save}
            </div>
          </>
        }
      >
        {t(`market:none.${hint}`)}
      </EmptyState>
    </Sheet>
  );
}
