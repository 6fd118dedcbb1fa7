import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { projects } from '#shared/contracts/projects.ts';
import { listAuthorProjects } from './listAuthorProjects.ts';
import { queryUserProjects } from './userProjectPage.ts';

export const handler = lambda(
  projects.listAuthorProjects,
  {
    load: async ({ UserID, query, callerId, isAdmin }, { table }) => {
      const isOwn = callerId === UserID || isAdmin;
      const page = await queryUserProjects(table, { userId: UserID, isOwn, ...query });
      return isRefusal(page) ? page : [page];
    },
    run: listAuthorProjects,
  },
  { verifyToken: makeTokenVerifier },
);
