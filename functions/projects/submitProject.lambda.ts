import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#shared/contracts/projects.ts';
import { submitProject, submitRefs } from './submitProject.ts';

export const handler = lambda(projects.submitProject, {
  beside: ({ body, by }) => submitRefs(body, by),
  run: ({ body, caller }, deps) => submitProject(deps, { ...body, caller }),
});
