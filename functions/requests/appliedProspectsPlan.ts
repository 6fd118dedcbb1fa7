import type { Table } from '#functions/platform/table.ts';
import { projects } from '#functions/projects/project.store.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { prospectKeys } from './appliedProspects.ts';
import { listCallerRequests } from './listCallerRequests.ts';

/** A project, the caller's latest request for each of its roles, and those roles. */
export async function appliedProspectsPlan(
  { ProjectID, callerId }: { ProjectID: ProjectID; callerId: UserID },
  { table }: { table: Pick<Table, 'query'> },
) {
  const own = [...(await listCallerRequests(table, callerId, ProjectID)).values()];
  return { project: projects.key(ProjectID), requests: own, roles: prospectKeys(own) };
}
