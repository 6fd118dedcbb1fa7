import type { Prospect } from '#shared/entities/prospect.ts';
import type { ProjectID } from '#shared/ids.ts';
import { useQuery } from '#web/api/hooks.ts';

/** What the holders of a project's roles are called: their names as the team shows them, else their usernames. */
export function useHolderName(ProjectID: ProjectID): (role: Prospect) => string | undefined {
  const { data } = useQuery('listTeamMembers', { ProjectID });
  return ({ PersonFoundID, UserName }) =>
    data?.items.find(({ UserID }) => UserID === PersonFoundID)?.name ?? UserName;
}
