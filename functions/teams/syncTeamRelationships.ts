import { isDeepStrictEqual } from 'node:util';
import { setShared } from '#functions/contacts/relationship.ts';
import { syncRelationship } from '#functions/contacts/syncRelationship.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { members, type StoredMember } from '#functions/projects/member.store.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { rosterSteps, rosters } from './roster.store.ts';

/** Keeps a project in the relationships of a member who joins or leaves with the owner and the other members. */
export const syncMemberRelationships: Projection<StoredMember> = async ({ before, after }, deps) => {
  const member = after ?? before;
  if (!member || (before && after)) return;
  await syncTeamRelationships(deps, member.ProjectID, member.UserID);
};

/** Keeps a project in the relationships of its members with its owner when the owner changes. */
export const syncOwnerRelationships: Projection<ProjectRecord> = async ({ before, after }, deps) => {
  if (!before || !after || before.OwnerUserID === after.OwnerUserID) return;
  await syncTeamRelationships(deps, after.ProjectID, before.OwnerUserID);
  await syncTeamRelationships(deps, after.ProjectID, after.OwnerUserID);
};

/**
 * Brings the relationships of a user with a project's team in line with the team as it is. Idempotent, and independent
 * of the order of changes. Cost: 1 to 3 DynamoDB requests per person, and 2 or 4 for the roster.
 */
async function syncTeamRelationships(deps: Deps, ProjectID: ProjectID, UserID: UserID): Promise<void> {
  const team = await changeRoster(deps, ProjectID, users => [...users, UserID]);

  for (const other of team) if (other !== UserID) await syncShared(deps, ProjectID, UserID, other);

  const [project, member] = await deps.table.batchGet(
    projects.key(ProjectID),
    members.key(ProjectID, UserID),
  );
  if (project?.OwnerUserID === UserID || member) return;
  await changeRoster(deps, ProjectID, users => users.filter(id => id !== UserID));
}

/** Two people share a project while both are its owner or a member. */
const syncShared = (deps: Deps, ProjectID: ProjectID, one: UserID, other: UserID): Promise<void> =>
  syncRelationship(
    deps,
    [one, other],
    [projects.key(ProjectID), members.key(ProjectID, one), members.key(ProjectID, other)],
    (relationship, [project, first, second]) => {
      const isIn = (id: UserID, member: StoredMember | undefined) =>
        project !== undefined && (project.OwnerUserID === id || member !== undefined);
      return setShared(relationship, 'projects', ProjectID, isIn(one, first) && isIn(other, second));
    },
  );

/** Changes the roster, to which the owner always belongs, and returns its people. */
async function changeRoster(
  { table, newId }: Deps,
  ProjectID: ProjectID,
  change: (users: readonly UserID[]) => readonly UserID[],
): Promise<readonly UserID[]> {
  for (;;) {
    const [roster, project] = await table.batchGet(rosters.key(ProjectID), projects.key(ProjectID));
    const known = roster?.users ?? [];
    const users = [...new Set(change(project ? [...known, project.OwnerUserID] : known))];
    if (isDeepStrictEqual(users, known)) return users;
    const step = rosterSteps.save(roster, { ProjectID, users, revision: newId() });
    if (!(await table.write(step))) return users;
  }
}
