import { useTranslation } from 'react-i18next';
import { useRegionName } from '#web/domain/person/place.ts';
import { type FilterName, type FilterValue, options } from './marketQuery.ts';

/** Label of a filter: "Developers", "France", "French", "Paused". */
export function useFilterLabel() {
  const { t } = useTranslation('market');
  const regionName = useRegionName();

  return (name: FilterName, value: FilterValue): string => {
    if (name === 'country') return regionName(value);
    const skill = options.skill.find(one => one === value);
    if (skill) return t(`skill.${skill}`);
    const language = options.language.find(one => one === value);
    if (language) return t(`language.${language}`);
    const status = options.status.find(one => one === value);
    return status ? t(`status.${status}`) : value;
  };
}
