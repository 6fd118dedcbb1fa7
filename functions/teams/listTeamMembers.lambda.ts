import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { largestTeam, members, membersOf } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { teams } from '#shared/contracts/teams.ts';
import { listTeamMembers } from './listTeamMembers.ts';

export const handler = lambda(
  teams.listTeamMembers,
  {
    load: async ({ ProjectID, callerId }, { table }) => {
      const { items } = await table.query(members, { ...membersOf(ProjectID), limit: largestTeam });
      const people = items.map(({ UserID }) => authors.key(UserID));
      return [projects.key(ProjectID), items, people, callerId && authors.key(callerId)];
    },
    run: listTeamMembers,
  },
  { verifyToken: makeTokenVerifier },
);
