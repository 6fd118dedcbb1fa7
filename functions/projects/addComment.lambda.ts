import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#shared/contracts/projects.ts';
import { addComment } from './addComment.ts';

export const handler = lambda(projects.addComment, ({ ProjectID, body, caller }, outside) =>
  addComment(outside, { ProjectID, caller, ...body }),
);
