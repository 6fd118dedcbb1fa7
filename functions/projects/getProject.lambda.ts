import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { getProject } from './getProject.ts';
import { projectPlan } from './viewProject.ts';

export const handler = lambda(
  contracts.getProject,
  {
    load: async ({ ProjectID, callerId }, { table }) => [await projectPlan(table, ProjectID, callerId)],
    run: getProject,
  },
  { verifyToken: makeTokenVerifier },
);
