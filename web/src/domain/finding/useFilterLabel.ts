import { useTranslation } from 'react-i18next';
import { skills, writtenLanguages } from '#shared/settings.ts';
import { useRegionName } from '#web/domain/person/place.ts';
import { useFormat } from '#web/i18n/format.ts';
import { type FindingList, projectList, roleList } from './findingLists.ts';

/** Label of a value of a filter of a list: "Developers", "France", "French", "Paused", "Up to 5 hours a week". */
export function useFilterLabel({ texts }: FindingList): (name: string, value: string) => string {
  const { t } = useTranslation([texts, 'market']);
  const regionName = useRegionName();
  const format = useFormat();

  return (name, value) => {
    if (name === 'country') return regionName(value);
    const skill = skills.find(one => one === value);
    if (skill) return t(`market:skill.${skill}`);
    const language = writtenLanguages.find(one => one === value);
    if (language) return t(`market:language.${language}`);
    const status = projectList.filters.status.find(one => one === value);
    if (status) return t(`market:status.${status}`);
    const workplace = roleList.filters.workplace.find(one => one === value);
    if (workplace) return t(`market:terms.workplace.${workplace}`);
    // Filters that one list alone has: a number, or "yes".
    const count = Number(value);
    return t(`options.${name as 'hours'}`, { count, number: format.number(count) });
  };
}
