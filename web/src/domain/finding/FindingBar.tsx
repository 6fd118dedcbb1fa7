import sliders from 'lucide-static/icons/sliders-horizontal.svg?raw';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHydrated } from '#web/api/useHydrated.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Count } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RemovableChip } from '#web/ui/Chip.tsx';
import { classes } from '#web/ui/classes.ts';
import type { FilterGroup } from './FilterGroups.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { isNarrowed, noFilters, sortsFor } from './listQuery.ts';
import type { Found } from './useFinding.ts';

interface FindingBarProps {
  found: Found;
  groups: readonly FilterGroup[];
  /** Name of the person to whom the list is narrowed, if it is. */
  owner?: string | undefined;
  /** Saves the words and filters, before the order. */
  save?: ReactNode;
}

/** The words and filters of the list, and its order; on small screens also the button that opens the filters. */
export function FindingBar({ found, groups, owner, save }: FindingBarProps) {
  const { list, choice, items, total, choose, toggle, addressWith } = found;
  const { search: words, sort } = choice;
  const { t } = useTranslation([list.texts, 'market']);
  const format = useFormat();
  const all = { ...noFilters, search: '' };
  const [sheet, setSheet] = useState(false);
  const chosen = groups.flatMap(({ name, options }) =>
    options.filter(({ isChosen }) => isChosen).map(option => ({ name, ...option })),
  );
  // An address with filters gets a page that was rendered without results, and its chips after hydration.
  const mayGetChips = !useHydrated() && !items;

  return (
    <div className={classes('rbar', mayGetChips && 'rbar--roomy')}>
      <div className="row row-2 wrapx">
        <Button
          size="s"
          className="fbtn"
          icon={sliders}
          aria-haspopup="dialog"
          onClick={() => setSheet(true)}
        >
          {t('market:filters.label')} {chosen.length > 0 && <Count value={chosen.length} tone="moss" />}
        </Button>
        {chosen.map(({ name, value, label }) => (
          <RemovableChip key={`${name}:${value}`} onRemove={() => toggle(name, value)}>
            {label}
          </RemovableChip>
        ))}
        {owner !== undefined && (
          <RemovableChip onRemove={() => choose({ owner: undefined })}>{owner}</RemovableChip>
        )}
        {words !== '' && (
          <RemovableChip onRemove={() => choose({ search: '' })}>
            {t('market:search.chip', { words })}
          </RemovableChip>
        )}
        {isNarrowed(choice) && (
          <Link className="link small clear" to={addressWith(all)} preventScrollReset>
            {t('market:filters.clear')}
          </Link>
        )}
      </div>
      {total !== 0 && save}
      <label className="row row-2 small sort">
        <span className="muted">{t('market:sort.label')}</span>
        <select
          className="select select--s"
          value={sort}
          onChange={event => choose({ sort: event.target.value })}
        >
          {sortsFor(list, words).map(value => (
            <option key={value} value={value}>
              {t(`sort.${value as 'newest'}`)}
            </option>
          ))}
        </select>
      </label>
      {sort === 'relevance' && <p className="muted small sortwhy">{t('sort.why')}</p>}
      {sheet && (
        <FilterSheet
          open
          onClose={() => setSheet(false)}
          onClear={() => choose(all)}
          show={
            total === undefined
              ? t('filters.done')
              : t('filters.show', { count: total, number: format.number(total) })
          }
          isWritten={list.isWritten ?? false}
          groups={groups}
          onToggle={toggle}
        />
      )}
    </div>
  );
}
