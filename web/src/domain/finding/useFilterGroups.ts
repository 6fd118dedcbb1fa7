import { useTranslation } from 'react-i18next';
import { byLabel } from '#web/i18n/byLabel.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import type { FilterGroup } from './FilterGroups.tsx';
import { isSingle } from './listQuery.ts';
import { useFilterLabel } from './useFilterLabel.ts';
import type { Found } from './useFinding.ts';

/** Filters whose values have no order of their own. */
const byName: ReadonlySet<string> = new Set(['skill', 'country', 'language']);

/** The filter groups of a list with their numbers. */
export function useFilterGroups({
  list,
  choice,
  counts,
}: Pick<Found, 'list' | 'choice' | 'counts'>): FilterGroup[] {
  const { t } = useTranslation(list.texts);
  const lang = useLanguage();
  const labelOf = useFilterLabel(list);
  const numbers = counts as Record<string, Record<string, number>> | undefined; // one for each filter
  return Object.entries(list.filters).map(([name, values]) => {
    const options = values.map(value => ({
      value,
      label: labelOf(name, value),
      isChosen: choice.filters[name]?.includes(value) ?? false,
      count: numbers && (numbers[name]?.[value] ?? 0),
    }));
    return {
      name,
      legend: t(`filters.${name as 'skill'}`),
      none: isSingle(list, name) ? t(`filters.any.${name as 'hours'}`) : undefined,
      options: byName.has(name) ? byLabel(lang, options) : options,
    };
  });
}
