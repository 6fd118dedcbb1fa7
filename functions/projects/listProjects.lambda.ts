import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { projects } from '#shared/contracts/projects.ts';
import { listProjects } from './listProjects.ts';

export const handler = lambda(
  projects.listProjects,
  { run: listProjects },
  { verifyToken: makeTokenVerifier },
);
