import { useTranslation } from 'react-i18next';
import type { FilterGroup } from '#web/domain/finding/FilterGroups.tsx';
import { useRegionName } from '#web/domain/person/place.ts';
import { useFormat } from '#web/i18n/format.ts';
import { type FilterName, filterNames, options } from './peopleQuery.ts';
import type { People } from './usePeople.ts';

/** The filter groups of people with their numbers. */
export function usePeopleFilters({ choice, counts }: Pick<People, 'choice' | 'counts'>): FilterGroup[] {
  const { t } = useTranslation(['people', 'market']);
  const regionName = useRegionName();
  const format = useFormat();

  function labelOf(name: FilterName, value: string): string {
    if (name === 'country') return regionName(value);
    if (name === 'level')
      return t('pointsFrom', { count: Number(value), number: format.number(Number(value)) });
    const skill = options.skill.find(one => one === value);
    if (skill) return t(`market:skill.${skill}`);
    const language = options.language.find(one => one === value);
    return language ? t(`language.${language}`) : value;
  }

  return filterNames.map(name => {
    const chosen = new Set<string>(choice[name]);
    return {
      name,
      legend: t(`filters.${name}`),
      none: name === 'level' ? t('filters.anyPoints') : undefined,
      options: options[name].map(value => ({
        value,
        label: labelOf(name, value),
        isChosen: chosen.has(value),
        count: counts && (counts[name][value] ?? 0),
      })),
    };
  });
}
