import type { Projection } from '#functions/platform/projection.ts';
import { removeAll } from '#functions/platform/removeAll.ts';
import { Step } from '#functions/platform/table/step.ts';
import { comments, commentsOf, replies, withheldComments } from './comment.store.ts';
import { projectEdits, reviewedTexts } from './edit.store.ts';
import { likes } from './like.store.ts';
import { formerMembers, formerMembersOf, members, membersOf } from './member.store.ts';
import { progressCount, progressEntries, progressEntriesOf } from './progress/progressEntry.store.ts';
import { type ProjectRecord, partitionOf } from './project.store.ts';

/** Deletes the current and former members, comments, progress log and likes of a deleted project. Lists derived from them follow by their own changes. */
export const cascadeDeleteProject: Projection<ProjectRecord> = async ({ before, after }, { table }) => {
  if (after || !before) return;
  const { ProjectID: id } = before;
  const pk = partitionOf(id);

  await removeAll(table, members, membersOf(id), one => members.key(id, one.UserID));
  await removeAll(table, formerMembers, formerMembersOf(id), one =>
    formerMembers.key(id, one.UserID, one.leftAt),
  );
  await removeAll(table, replies, { pk, beginsWith: 'reply#' }, one =>
    replies.key(id, one.replyTo, one.CommentID),
  );
  await removeAll(table, progressEntries, progressEntriesOf(id), one =>
    progressEntries.key(id, one.ProgressEntryID),
  );
  await removeAll(table, comments, commentsOf(id), one => comments.key(id, one.CommentID));
  await removeAll(table, withheldComments, { pk, beginsWith: 'withheldComments#' }, ({ UserID }) =>
    withheldComments.key(id, UserID),
  );
  await table.write(Step.remove(progressCount.key(id)));
  await table.write(Step.remove(projectEdits.key(id)));
  await table.write(Step.remove(reviewedTexts.key(id)));
  await removeAll(table, likes, { pk, beginsWith: 'like#' }, one => likes.key(id, one.UserID));
};
