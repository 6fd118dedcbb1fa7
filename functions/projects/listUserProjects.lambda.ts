import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { projects } from '#shared/contracts/projects.ts';
import { listUserProjects } from './listUserProjects.ts';
import { queryUserProjects } from './userProjectPage.ts';

export const handler = lambda(
  projects.listUserProjects,
  {
    load: async ({ userId, query, callerId }, { table }) => {
      const page = await queryUserProjects(table, { userId, isOwn: callerId === userId, ...query });
      return isRefusal(page) ? page : [page];
    },
    run: listUserProjects,
  },
  { verifyToken: makeTokenVerifier },
);
