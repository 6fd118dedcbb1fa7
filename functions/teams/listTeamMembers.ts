import { authors } from '#functions/authors/author.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import { canView } from '#functions/projects/canView.ts';
import { projects } from '#functions/projects/project.store.ts';
import type { ProjectID } from '#shared/ids.ts';
import { largestTeam, members, membersOf } from './team.store.ts';
import { toTeamMember } from './toTeamMember.ts';

const membersIn = (table: Pick<Table, 'query'>, id: ProjectID) =>
  table.query(members, { ...membersOf(id), limit: largestTeam });

/** What is shown of a team; its owner is known by the project alone. */
export async function teamRefs(table: Pick<Table, 'query'>, id: ProjectID) {
  const { items } = await membersIn(table, id);
  return [projects.key(id), ...items.map(({ UserID }) => authors.key(UserID))];
}

/** The owner first, then the team in the order in which they joined. The members, the project with them, and the owner. */
export async function listTeamMembers(
  { table }: Pick<Deps, 'table'>,
  { ProjectID, caller }: { ProjectID: ProjectID; caller: Caller | undefined },
) {
  const [project, { items }] = await Promise.all([
    table.get(projects.key(ProjectID)),
    membersIn(table, ProjectID),
  ]);
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');

  const { OwnerUserID, submittedAt } = project;
  const team = items.toSorted((a, b) => (a.joinedAt < b.joinedAt ? -1 : 1));
  const [owner, ...users] = await table.batchGet(
    authors.key(OwnerUserID),
    ...team.map(({ UserID }) => authors.key(UserID)),
  );

  const showEmail = caller?.UserID === OwnerUserID || team.some(({ UserID }) => UserID === caller?.UserID);
  return {
    items: [
      toTeamMember({ ProjectID, UserID: OwnerUserID, role: '', joinedAt: submittedAt }, owner, {
        showEmail,
        isOwner: true,
      }),
      ...team.map((member, place) => toTeamMember(member, users[place], { showEmail })),
    ],
  };
}
