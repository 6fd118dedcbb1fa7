import type { Caller } from '#functions/platform/caller.ts';
import type { Table } from '#functions/platform/table.ts';
import type { UserID } from '#shared/ids.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { hasPrivilege } from '#shared/privileges.ts';
import { members, membershipsOf } from './member.store.ts';
import { projects } from './project.store.ts';

/** A user's latest memberships with their projects, and whether these are still active. Cost: 2 DynamoDB requests. */
async function memberships(table: Table, user: UserID) {
  const { items } = await table.query(members, { ...membershipsOf(user), limit: 50 });
  if (items.length === 0) return [];

  const found = await table.batchGet(...items.map(({ ProjectID }) => projects.key(ProjectID)));
  return items.map((member, place) => {
    const project = found[place];
    return {
      member,
      project,
      isActive: project !== undefined && isActionAllowed(projectActions.changeTeam, project.status),
    };
  });
}

/**
 * The active teams because of which a person cannot apply for another role. Working in several requires a paid plan or enough
 * points. Cost: 2 DynamoDB requests, or none.
 */
export async function teamsInTheWay(table: Table, person: Caller) {
  if (hasPrivilege('work', person)) return [];
  return (await memberships(table, person.UserID)).flatMap(({ project, isActive }) =>
    project && isActive ? [{ ProjectID: project.ProjectID, shortName: project.shortName }] : [],
  );
}
