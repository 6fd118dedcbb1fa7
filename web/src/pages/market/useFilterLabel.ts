import { useTranslation } from 'react-i18next';
import { useRegionName } from '#web/domain/person/place.ts';
import { type FilterName, type Filters, options } from './marketQuery.ts';

/** Label of a filter: "Developers", "France", "Paused". */
export function useFilterLabel() {
  const { t } = useTranslation('market');
  const regionName = useRegionName();

  return (name: FilterName, value: NonNullable<Filters[FilterName]>): string => {
    if (name === 'country') return regionName(value);
    const skill = options.skill.find(one => one === value);
    if (skill) return t(`skill.${skill}`);
    const status = options.status.find(one => one === value);
    return status ? t(`status.${status}`) : value;
  };
}
