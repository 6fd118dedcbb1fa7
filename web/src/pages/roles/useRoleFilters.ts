import { useTranslation } from 'react-i18next';
import type { FilterGroup } from '#web/domain/finding/FilterGroups.tsx';
import { useRegionName } from '#web/domain/person/place.ts';
import { useFormat } from '#web/i18n/format.ts';
import { type FilterName, filterNames, options } from './rolesQuery.ts';
import type { Roles } from './useRoles.ts';

/** The filter groups of open roles with their numbers. */
export function useRoleFilters({ choice, counts }: Pick<Roles, 'choice' | 'counts'>): FilterGroup[] {
  const { t } = useTranslation(['roles', 'market']);
  const regionName = useRegionName();
  const format = useFormat();

  function labelOf(name: FilterName, value: string): string {
    if (name === 'country') return regionName(value);
    if (name === 'hours') return t('upTo', { count: Number(value), number: format.number(Number(value)) });
    if (name === 'starterTask') return t('filters.withStarterTask');
    const skill = options.skill.find(one => one === value);
    if (skill) return t(`market:skill.${skill}`);
    const language = options.language.find(one => one === value);
    if (language) return t(`language.${language}`);
    const workplace = options.workplace.find(one => one === value);
    return workplace ? t(`market:terms.workplace.${workplace}`) : value;
  }

  return filterNames.map(name => {
    const chosen = new Set<string>(choice[name]);
    return {
      name,
      legend: t(`filters.${name}`),
      none: name === 'hours' ? t('filters.anyHours') : undefined,
      options: options[name].map(value => ({
        value,
        label: labelOf(name, value),
        isChosen: chosen.has(value),
        count: counts && (counts[name][value] ?? 0),
      })),
    };
  });
}
