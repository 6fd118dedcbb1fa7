import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import { canView } from './canView.ts';
import { commentSteps } from './comment.store.ts';
import type { CommentPlan } from './commentPlan.ts';

/** Deletes a comment of the caller. A comment with replies stays as a placeholder without text and author. */
export async function deleteComment(
  { caller, loaded: [project, comment] }: Input<typeof contracts.deleteComment, CommentPlan>,
  { table, now }: Deps,
) {
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
  if (!comment) return refuse('COMMENT_NOT_FOUND');
  if (comment.UserID !== caller.UserID) return refuse('FORBIDDEN');
  return await table.transact(...commentSteps.remove(comment, now()));
}
