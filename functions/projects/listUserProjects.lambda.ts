import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { projects } from '#shared/contracts/projects.ts';
import { listUserProjects, userProjectRefs } from './listUserProjects.ts';

export const handler = lambda(
  projects.listUserProjects,
  {
    beside: ({ userId, query, by }, table) =>
      userProjectRefs(table, { userId, isOwn: by === userId, ...query }),
    run: ({ userId, query, caller }, deps) => listUserProjects(deps, { userId, caller, ...query }),
  },
  { verifyToken: makeTokenVerifier },
);
