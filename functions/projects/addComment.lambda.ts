import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#shared/contracts/projects.ts';
import { addComment, commentRefs } from './addComment.ts';

export const handler = lambda(projects.addComment, {
  beside: ({ ProjectID, body, by }) => commentRefs(ProjectID, by, body.replyTo),
  run: ({ ProjectID, body, caller }, deps) => addComment(deps, { ProjectID, caller, ...body }),
});
