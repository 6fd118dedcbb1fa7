import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospects } from '#shared/contracts/prospects.ts';
import { listProspects } from './listProspects.ts';

export const handler = lambda(
  prospects.listProspects,
  {
    beside: ({ ProjectID }) => [projects.key(ProjectID)],
    run: ({ ProjectID, caller }, deps) => listProspects(deps, { ProjectID, caller }),
  },
  { verifyToken: makeTokenVerifier },
);
