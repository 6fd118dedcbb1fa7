import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { queryComments } from './commentPage.ts';
import { listComments } from './listComments.ts';
import { projects } from './project.store.ts';

export const handler = lambda(
  contracts.listComments,
  {
    load: async ({ ProjectID, query }, { table }) => {
      const page = await queryComments(table, ProjectID, query);
      return isRefusal(page) ? page : [projects.key(ProjectID), page];
    },
    run: listComments,
  },
  { verifyToken: makeTokenVerifier },
);
