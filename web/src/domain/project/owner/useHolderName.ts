import type { Prospect } from '#shared/entities/prospect.ts';
import { nameOf } from '#shared/fullName.ts';
import type { ProjectID } from '#shared/ids.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';

/** Returns a function that names the member who fills a role: the name in the team list, otherwise the username. */
export function useHolderName(ProjectID: ProjectID): (role: Prospect) => string | undefined {
  const lang = useLanguage();
  const { data } = useQuery('listTeamMembers', { ProjectID });
  return ({ PersonFoundID, UserName }) => {
    const member = data?.items.find(({ UserID }) => UserID === PersonFoundID);
    return UserName && nameOf({ name: member?.name, username: UserName }, lang);
  };
}
