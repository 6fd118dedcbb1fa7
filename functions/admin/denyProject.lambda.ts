import { lambda } from '#functions/platform/lambda.ts';
import { projectRefs } from '#functions/projects/loadProject.ts';
import { admin } from '#shared/contracts/admin.ts';
import { denyProject } from './denyProject.ts';

export const handler = lambda(admin.denyProject, {
  beside: ({ ProjectID, by }) => projectRefs(ProjectID, by),
  run: ({ ProjectID, body, caller }, deps) => denyProject(deps, { ProjectID, reason: body.reason, caller }),
});
