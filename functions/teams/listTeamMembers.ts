import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { largestTeam, members, membersOf } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { teams as contracts } from '#shared/contracts/teams.ts';
import { toTeamMember } from './toTeamMember.ts';

/**
 * Lists the owner, then the members in the order in which they joined. Cost: 3 DynamoDB requests: the members; the
 * project and the users; the owner.
 */
export const listTeamMembers = operation(contracts.listTeamMembers, {
  load: async ({ ProjectID, callerId }, { table }) => {
    const { items } = await table.query(members, { ...membersOf(ProjectID), limit: largestTeam });
    const people = items.map(({ UserID }) => authors.key(UserID));
    return {
      project: projects.key(ProjectID),
      members: items,
      people,
      own: callerId && authors.key(callerId),
    };
  },
  async run({ ProjectID, caller, loaded: { project, members, people, own } }, { table }) {
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
  },
});
