import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHydrated } from '#web/api/useHydrated.ts';
import { Count } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RemovableChip } from '#web/ui/Chip.tsx';
import { classes } from '#web/ui/classes.ts';
import { FilterSheet } from './FilterSheet.tsx';
import { activeFilters, defaultSort, hasFilters, sortsFor, withoutFilters } from './marketQuery.ts';
import { SaveSearch } from './SaveSearch.tsx';
import { useFilterLabel } from './useFilterLabel.ts';
import type { Market } from './useMarket.ts';

/** Active filters and sort order of the market. */
export function MarketBar({ market }: { market: Market }) {
  const { t } = useTranslation('market');
  const wordOf = useFilterLabel();
  const [sheet, setSheet] = useState(false);
  const { choice, choose, toggle, address, total } = market;
  const chosen = activeFilters(choice);
  const sorts = sortsFor(choice.search);
  const clear = withoutFilters(choice);

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
        {chosen.map(({ name, value }) => (
          <RemovableChip key={value} onRemove={() => toggle(name, value)}>
            {wordOf(name, value)}
          </RemovableChip>
        ))}
        {choice.search !== '' && (
          <RemovableChip onRemove={() => choose({ search: '' })}>
            {t('search.chip', { words: choice.search })}
          </RemovableChip>
        )}
        {hasFilters(choice) && (
          <Link className="link small clear" to={address(withoutFilters(choice))} preventScrollReset>
            {t('filters.clear')}
          </Link>
        )}
      </div>
      {hasFilters(choice) && total !== 0 && <SaveSearch choice={choice} />}
      <label className="row row-2 small sort">
        <span className="muted">{t('sort.label')}</span>
        <select
          className="select select--s"
          value={choice.sort}
          onChange={event =>
            choose({ sort: sorts.find(sort => sort === event.target.value) ?? defaultSort(choice.search) })
          }
        >
          {sorts.map(sort => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      {choice.sort === 'relevance' && <p className="muted small sortwhy">{t('sort.why')}</p>}
      {sheet && <FilterSheet open onClose={() => setSheet(false)} market={market} />}
    </div>
  );
}

/** The filter groups of the market with their numbers. */
export function useMarketFilters({ choice, counts }: Market): FilterGroup[] {
  const { t } = useTranslation('market');
  const wordOf = useFilterLabel();
  return filterNames.map(name => {
    const chosen = new Set<string>(choice[name]);
    return {
      name,
      legend: t(`filters.${name}`),
      options: options[name].map(value => ({
        value,
        label: wordOf(name, value),
        isChosen: chosen.has(value),
        count: counts && (counts[name][value] ?? 0),
      })),
    };
  });
}
