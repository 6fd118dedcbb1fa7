import type { Prospect } from '#shared/entities/prospect.ts';
import type { ProjectID } from '#shared/ids.ts';
import { useQuery } from '#web/api/hooks.ts';

/** Returns a function that names the member who fills a role: the name in the team list, otherwise the username. */
export function useHolderName(ProjectID: ProjectID): (role: Prospect) => string | undefined {
  const { data } = useQuery('listTeamMembers', { ProjectID });
  return ({ PersonFoundID, UserName }) =>
    data?.items.find(({ UserID }) => UserID === PersonFoundID)?.name ?? UserName;
}
