import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { projects } from '#shared/contracts/projects.ts';
import { listAuthorTeams } from './listAuthorTeams.ts';
import { members, membershipsOf } from './member.store.ts';
import { publicCardPlan } from './readCards.ts';

export const handler = lambda(
  projects.listAuthorTeams,
  {
    load: async ({ UserID, query }, { table }) => {
      const page = await table.query(members, { ...membershipsOf(UserID), ...query });
      return isRefusal(page) ? page : [page, authors.key(UserID), publicCardPlan(page.items)];
    },
    run: listAuthorTeams,
  },
  { verifyToken: makeTokenVerifier },
);
