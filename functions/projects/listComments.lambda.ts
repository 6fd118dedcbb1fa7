import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { projects } from '#shared/contracts/projects.ts';
import { commentRefs, listComments } from './listComments.ts';

export const handler = lambda(
  projects.listComments,
  {
    beside: ({ ProjectID, query }, table) => commentRefs(table, { ProjectID, ...query }),
    run: ({ ProjectID, query, caller }, deps) => listComments(deps, { ProjectID, caller, ...query }),
  },
  { verifyToken: makeTokenVerifier },
);
