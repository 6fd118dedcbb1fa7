import { lambda } from '#functions/platform/lambda.ts';
import { projectPlan } from '#functions/projects/viewProject.ts';
import { admin } from '#shared/contracts/admin.ts';
import { denyProject } from './denyProject.ts';

export const handler = lambda(admin.denyProject, {
  load: ({ ProjectID, callerId }) => [projectPlan(ProjectID, callerId)],
  run: denyProject,
});
