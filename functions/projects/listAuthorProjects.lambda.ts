import { projects } from '#shared/contracts/projects.ts';
import { lambda } from '../platform/lambda.ts';
import { isRefusal } from '../platform/refusal.ts';
import { makeTokenVerifier } from '../platform/verifyToken.ts';
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
