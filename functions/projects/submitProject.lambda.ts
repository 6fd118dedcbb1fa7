import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#shared/contracts/projects.ts';
import { submitProject } from './submitProject.ts';

export const handler = lambda(projects.submitProject, ({ body, caller }, outside) =>
  submitProject(outside, { ...body, caller }),
);
