import { lambda } from '#functions/platform/lambda.ts';
import { projectRefs } from '#functions/projects/loadProject.ts';
import { admin } from '#shared/contracts/admin.ts';
import { approveProject } from './approveProject.ts';

export const handler = lambda(admin.approveProject, {
  beside: ({ ProjectID, by }) => projectRefs(ProjectID, by),
  run: ({ ProjectID, body, caller }, deps) =>
    approveProject(deps, { ProjectID, message: body.message, caller }),
});
