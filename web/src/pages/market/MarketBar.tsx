import { useTranslation } from 'react-i18next';
import type { FilterGroup } from '#web/domain/finding/FilterGroups.tsx';
import { FindingBar } from '#web/domain/finding/FindingBar.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { defaultSort, filterNames, hasFilters, options, sortsFor, withoutFilters } from './marketQuery.ts';
import { SaveSearch } from './SaveSearch.tsx';
import { useFilterLabel } from './useFilterLabel.ts';
import type { Market } from './useMarket.ts';

/** Active filters and sort order of the market. */
export function MarketBar({ market }: { market: Market }) {
  const { t } = useTranslation('market');
  const format = useFormat();
  const groups = useMarketFilters(market);
  const { choice, choose, toggle, address, projects, total } = market;
  const sorts = sortsFor(choice.search);
  const clear = withoutFilters(choice);

  return (
    <FindingBar
      groups={groups}
      onToggle={toggle}
      words={choice.search}
      onRemoveWords={() => choose({ search: '' })}
      cleared={address(clear)}
      onClear={() => choose(clear)}
      action={hasFilters(choice) && total !== 0 && <SaveSearch choice={choice} />}
      sort={{
        value: choice.sort,
        options: sorts.map(sort => ({ value: sort, label: t(`sort.${sort}`) })),
        onChange: value => choose({ sort: sorts.find(sort => sort === value) ?? defaultSort(choice.search) }),
      }}
      why={choice.sort === 'relevance' ? t('sort.why') : undefined}
      isLoading={!projects}
      show={
        total === undefined
          ? t('filters.done')
          : t('filters.show', { count: total, number: format.number(total) })
      }
    />
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
