import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { projects } from '#shared/contracts/projects.ts';
import { getProject } from './getProject.ts';
import { projectRefsWith } from './loadProject.ts';

export const handler = lambda(
  projects.getProject,
  {
    beside: ({ ProjectID, by }) => projectRefsWith(ProjectID, by),
    run: ({ ProjectID, caller }, deps) => getProject(deps, ProjectID, caller),
  },
  { verifyToken: makeTokenVerifier },
);
