import { lambda } from '#functions/platform/lambda.ts';
import { makeRecognise } from '#functions/platform/recognise.ts';
import { projects } from '#shared/contracts/projects.ts';
import { listComments } from './listComments.ts';

export const handler = lambda(
  projects.listComments,
  ({ ProjectID, query, caller }, outside) => listComments(outside, { ProjectID, caller, ...query }),
  { recognise: makeRecognise },
);
