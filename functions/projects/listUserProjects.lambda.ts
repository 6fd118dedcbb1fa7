import { lambda } from '#functions/platform/lambda.ts';
import { makeRecognise } from '#functions/platform/recognise.ts';
import { projects } from '#shared/contracts/projects.ts';
import { listUserProjects } from './listUserProjects.ts';

export const handler = lambda(
  projects.listUserProjects,
  ({ userId, query, caller }, outside) => listUserProjects(outside, { userId, caller, ...query }),
  { recognise: makeRecognise },
);
