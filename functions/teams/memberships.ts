import type { Table } from '#functions/platform/table.ts';
import { members, membershipsOf } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import type { UserID } from '#shared/ids.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';

/** A user's latest memberships, and whether their projects are still active. Cost: 2 DynamoDB requests. */
export async function memberships(table: Table, user: UserID) {
  const { items } = await table.query(members, { ...membershipsOf(user), limit: 50 });
  if (items.length === 0) return [];

  const found = await table.batchGet(...items.map(({ ProjectID }) => projects.key(ProjectID)));
  return items.map((member, place) => {
    const project = found[place];
    return {
      member,
      isActive: project !== undefined && isActionAllowed(projectActions.changeTeam, project.status),
    };
  });
}
