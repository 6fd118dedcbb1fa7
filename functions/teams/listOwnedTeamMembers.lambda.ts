import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import {
  formerMembers,
  formerMembersOfOwner,
  members,
  membersOfOwner,
  type StoredFormerMember,
  type StoredMember,
} from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { teams } from '#shared/contracts/teams.ts';
import { listOwnedTeamMembers } from './listOwnedTeamMembers.ts';

export const handler = lambda(teams.listOwnedTeamMembers, {
  load: async ({ OwnerUserID, callerId, isAdmin, query: { status, ...query } }, { table }) => {
    if (OwnerUserID !== callerId && !isAdmin) return [undefined, [], [], []];
    const page =
      status === 'former'
        ? await table.query(formerMembers, { ...formerMembersOfOwner(OwnerUserID), ...query })
        : await table.query(members, { ...membersOfOwner(OwnerUserID), ...query });
    if (isRefusal(page)) return page;
    const team: (StoredMember | StoredFormerMember)[] = page.items;
    return [
      page.cursor,
      team,
      team.map(({ UserID }) => authors.key(UserID)),
      team.map(({ ProjectID }) => projects.key(ProjectID)),
    ];
  },
  run: listOwnedTeamMembers,
});
