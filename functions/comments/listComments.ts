import { toAuthorSummary } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { projects } from '#functions/projects/project.store.ts';
import { comments as contracts } from '#shared/contracts/comments.ts';
import type { Reply } from '#shared/entities/comment.ts';
import type { CommentBase } from './comment.store.ts';
import { queryComments } from './commentPage.ts';
import { toReply } from './toReply.ts';

/** Lists comments with their replies and authors, newest first. A page is shorter where comments are hidden from the reader. */
export const listComments = operation(contracts.listComments, {
  load: async ({ ProjectID, query }, { table }) => {
    const page = await queryComments(table, ProjectID, query);
    return isRefusal(page) ? page : { project: projects.key(ProjectID), page };
  },
  run({
    caller,
    loaded: {
      project,
      page: [page, replies, users],
    },
  }) {
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
  },
});
