import { lambda } from '#functions/platform/lambda.ts';
import { makeRecognise } from '#functions/platform/recognise.ts';
import { projects } from '#shared/contracts/projects.ts';
import { getProject } from './getProject.ts';

export const handler = lambda(
  projects.getProject,
  ({ ProjectID, caller }, outside) => getProject(outside, ProjectID, caller),
  { recognise: makeRecognise },
);
