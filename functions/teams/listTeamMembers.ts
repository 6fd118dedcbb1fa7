import { authors } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import type { StoredMember } from '#functions/projects/member.store.ts';
import type { projects } from '#functions/projects/project.store.ts';
import type { teams as contracts } from '#shared/contracts/teams.ts';
import { toTeamMember } from './toTeamMember.ts';

/**
 * Lists the owner, then the members in the order in which they joined. Cost: 3 DynamoDB requests: the members; the
 * project and the users; the owner.
 */
export async function listTeamMembers(
  {
    ProjectID,
    caller,
    loaded: [project, members, people, own],
  }: Input<
    typeof contracts.listTeamMembers,
    [typeof projects, StoredMember[], (typeof authors)[], typeof authors]
  >,
  { table }: Deps,
) {
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');

  const { OwnerUserID, submittedAt } = project;
  // Only the project names the owner, unless they are the caller.
  const owner = own?.UserID === OwnerUserID ? own : await table.get(authors.key(OwnerUserID));
  const users = new Map(people.map(user => [user?.UserID, user]));
  const team = members.toSorted((a, b) => (a.joinedAt < b.joinedAt ? -1 : 1));

  const showEmail = caller?.UserID === OwnerUserID || team.some(({ UserID }) => UserID === caller?.UserID);
  return {
    items: [
      toTeamMember({ ProjectID, UserID: OwnerUserID, role: '', joinedAt: submittedAt }, owner, {
        showEmail,
        isOwner: true,
      }),
      ...team.map(member => toTeamMember(member, users.get(member.UserID), { showEmail })),
    ],
  };
}
