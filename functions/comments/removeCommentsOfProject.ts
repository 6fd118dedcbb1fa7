import type { Projection } from '#functions/platform/projection.ts';
import { removeAll } from '#functions/platform/removeAll.ts';
import { type ProjectRecord, partitionOf } from '#functions/projects/project.store.ts';
import { withheldComments } from '#functions/projects/withheldComments.store.ts';
import { comments, commentsOf, replies } from './comment.store.ts';

/** Deletes the comments of a deleted project with their replies, whose changes update the lists derived from them. */
export const removeCommentsOfProject: Projection<ProjectRecord> = async ({ before, after }, { table }) => {
  if (after || !before) return;
  const { ProjectID: id } = before;
  const pk = partitionOf(id);

  await removeAll(table, replies, { pk, beginsWith: 'reply#' }, one =>
    replies.key(id, one.replyTo, one.CommentID),
  );
  await removeAll(table, comments, commentsOf(id), one => comments.key(id, one.CommentID));
  await removeAll(table, withheldComments, { pk, beginsWith: 'withheldComments#' }, ({ UserID }) =>
    withheldComments.key(id, UserID),
  );
};
