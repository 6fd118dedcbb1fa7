import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { addComment } from './addComment.ts';
import { comments } from './comment.store.ts';
import { projects } from './project.store.ts';

export const handler = lambda(contracts.addComment, {
  load: ({ ProjectID, body: { replyTo }, callerId }) => [
    projects.key(ProjectID),
    authors.key(callerId),
    replyTo && comments.key(ProjectID, replyTo),
  ],
  run: addComment,
  maxAttempts: 3, // the owner may unblock the caller at the same time
});
