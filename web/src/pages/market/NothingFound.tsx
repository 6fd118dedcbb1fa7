import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '#web/i18n/format.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { type FilterName, filterNames, withChange, withoutFilters } from './marketQuery.ts';
import { useFilterLabel } from './useFilterLabel.ts';
import type { Market } from './useMarket.ts';

/** Notice that nothing matches, with searches that would match: without one of the filters, or without all of them. */
export function NothingFound({ market: { choice, counts, address } }: { market: Market }) {
  const { t } = useTranslation('market');
  const format = useFormat();
  const wordOf = useFilterLabel();
  const ways = filterNames
    .map(name => ({ name, count: counts?.without[name] ?? 0 }))
    .filter(({ name, count }) => choice[name].length > 0 && count > 0)
    .toSorted((one, other) => other.count - one.count);
  const wordsOnly = ways.length === 0 ? (counts?.matchingWords ?? 0) : 0;
  const namesOf = (name: FilterName) => format.list(choice[name].map(value => wordOf(name, value)));

  return (
    <Sheet>
      <EmptyState
        seed="market:none"
        headingLevel={2}
        title={t('empty.title')}
        action={
          <>
            {wordsOnly > 0 && (
              <p className="nearly">
                <Link
                  className="link"
                  to={address(withChange(choice, { ...withoutFilters(choice), search: choice.search }))}
                  preventScrollReset
                >
                  {t('empty.withoutAny', { count: wordsOnly, number: format.number(wordsOnly) })}
                </Link>
              </p>
            )}
            {ways.length > 0 && (
              <ul className="nearly">
                {ways.map(({ name, count }) => (
                  <li key={name}>
                    <Link
                      className="link"
                      to={address(withChange(choice, { [name]: [] }))}
                      preventScrollReset
                    >
                      {t('empty.without', { count, number: format.number(count), filter: namesOf(name) })}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            <LinkButton to={address(withoutFilters(choice))} preventScrollReset>
              {t('empty.action')}
            </LinkButton>
          </>
        }
      >
        {t(
          ways.length > 0 || wordsOnly > 0
            ? 'empty.nearly'
            : choice.search === ''
              ? 'empty.filters'
              : 'empty.words',
        )}
      </EmptyState>
    </Sheet>
  );
}
