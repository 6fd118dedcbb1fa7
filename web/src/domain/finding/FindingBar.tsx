import sliders from 'lucide-static/icons/sliders-horizontal.svg?raw';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHydrated } from '#web/api/useHydrated.ts';
import { Count } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RemovableChip } from '#web/ui/Chip.tsx';
import { classes } from '#web/ui/classes.ts';
import type { SelectOption } from '#web/ui/fields/SelectField.tsx';
import type { FilterGroupsProps } from './FilterGroups.tsx';
import { FilterSheet } from './FilterSheet.tsx';

export interface FindingBarProps extends FilterGroupsProps {
  /** The words that are searched for, shown after the filters. */
  words: string;
  onRemoveWords: () => void;
  /** Further filters of the list. */
  others?: readonly { label: string; onRemove: () => void }[];
  /** Path of the list without words and filters. */
  cleared: string;
  onClear: () => void;
  /** A further action on the search, before its order. */
  action?: ReactNode;
  sort: { value: string; options: readonly SelectOption[]; onChange: (value: string) => void };
  /** Explanation of the list's order. */
  why?: string | undefined;
  /** Whether nothing has been loaded yet. */
  isLoading: boolean;
  /** Label of the button that closes the filters on small screens. */
  show: string;
}

/** The words and filters of the list, and its order; on small screens also the button that opens the filters. */
export function FindingBar(props: FindingBarProps) {
  const {
    groups,
    onToggle,
    words,
    onRemoveWords,
    others = [],
    cleared,
    onClear,
    action,
    sort,
    why,
    show,
  } = props;
  const { t } = useTranslation('market');
  const [sheet, setSheet] = useState(false);
  const chosen = groups.flatMap(({ name, options }) =>
    options.filter(({ isChosen }) => isChosen).map(option => ({ name, ...option })),
  );
  const isNarrowed = chosen.length + others.length > 0 || words !== '';
  // An address with filters gets a page that was rendered without results, and its chips after hydration.
  const mayGetChips = !useHydrated() && props.isLoading;

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
          {t('filters.label')} {chosen.length > 0 && <Count value={chosen.length} tone="moss" />}
        </Button>
        {chosen.map(({ name, value, label }) => (
          <RemovableChip key={`${name}:${value}`} onRemove={() => onToggle(name, value)}>
            {label}
          </RemovableChip>
        ))}
        {others.map(({ label, onRemove }) => (
          <RemovableChip key={label} onRemove={onRemove}>
            {label}
          </RemovableChip>
        ))}
        {words !== '' && (
          <RemovableChip onRemove={onRemoveWords}>{t('search.chip', { words })}</RemovableChip>
        )}
        {isNarrowed && (
          <Link className="link small clear" to={cleared} preventScrollReset>
            {t('filters.clear')}
          </Link>
        )}
      </div>
      {action}
      <label className="row row-2 small sort">
        <span className="muted">{t('sort.label')}</span>
        <select
          className="select select--s"
          value={sort.value}
          onChange={event => sort.onChange(event.target.value)}
        >
          {sort.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {why !== undefined && <p className="muted small sortwhy">{why}</p>}
      {sheet && (
        <FilterSheet
          open
          onClose={() => setSheet(false)}
          onClear={onClear}
          show={show}
          groups={groups}
          onToggle={onToggle}
        />
      )}
    </div>
  );
}
