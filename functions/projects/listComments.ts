import { formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import { canView } from './canView.ts';
import type { CommentBase } from './comment.store.ts';
import type { CommentPage } from './commentPage.ts';
import type { projects } from './project.store.ts';

/** Lists comments with their replies and authors, newest first. */
export function listComments({
  ProjectID,
  caller,
  loaded: [project, [page, replies, users]],
}: Input<typeof contracts.listComments, [typeof projects, CommentPage]>) {
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');

  const authors = new Map(
    users.flatMap(user => (user ? [[user.UserID, toAuthorSummary(user)] as const] : [])),
  );
  const show = ({ CommentID, UserID, text, createdAt }: CommentBase) => ({
    CommentID,
    ProjectID,
    author: authors.get(UserID) ?? formerMember(UserID),
    text,
    createdAt,
    byOwner: UserID === project.OwnerUserID,
  });

  return {
    ...page,
    items: page.items.map(comment => ({
      ...show(comment),
      replies: replies.filter(({ replyTo }) => replyTo === comment.CommentID).map(show),
    })),
  };
}
