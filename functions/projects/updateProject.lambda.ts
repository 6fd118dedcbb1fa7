import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#shared/contracts/projects.ts';
import { amendRefs, updateProject } from './updateProject.ts';

export const handler = lambda(projects.updateProject, {
  beside: ({ ProjectID, body, by }) => amendRefs({ ProjectID, ...body, by }),
  run: ({ ProjectID, body, caller }, deps) =>
    updateProject(deps, { ProjectID, change: body.change, resubmit: body.resubmit === true, caller }),
});
