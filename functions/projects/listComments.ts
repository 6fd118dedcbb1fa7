import { toAuthorSummary } from '#functions/authors/author.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import type { Reply } from '#shared/entities/comment.ts';
import { canView } from './canView.ts';
import type { CommentBase } from './comment.store.ts';
import type { CommentPage } from './commentPage.ts';
import type { projects } from './project.store.ts';
import { toReply } from './toReply.ts';

/** Lists comments with their replies and authors, newest first. A page is shorter where comments are hidden from the reader. */
export function listComments({
  caller,
  loaded: [project, [page, replies, users]],
}: Input<typeof contracts.listComments, [typeof projects, CommentPage]>) {
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');

  const authors = new Map(
    users.flatMap(user => (user ? [[user.UserID, toAuthorSummary(user)] as const] : [])),
  );
  const show = (one: CommentBase) => toReply(one, authors.get(one.UserID), project, caller);
  const isLegible = (one: Reply): boolean => one.text !== '';

  return {
    ...page,
    items: page.items
      .map(comment => ({
        ...show(comment),
        replies: replies
          .filter(({ replyTo }) => replyTo === comment.CommentID)
          .map(show)
          .filter(isLegible),
      }))
      // A placeholder without replies tells nothing.
      .filter(comment => isLegible(comment) || comment.replies.length > 0),
  };
}
