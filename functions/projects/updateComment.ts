import { toAuthorSummary } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import { canView } from './canView.ts';
import { commentSteps } from './comment.store.ts';
import type { CommentPlan } from './commentPlan.ts';
import { toReply } from './toReply.ts';

/** Replaces the text of a comment of the caller. An unchanged text is not an edit. */
export async function updateComment(
  {
    body: { text },
    caller,
    loaded: [project, comment, author],
  }: Input<typeof contracts.updateComment, CommentPlan>,
  deps: Deps,
) {
  const { table, now } = deps;
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
  if (!comment) return refuse('COMMENT_NOT_FOUND');
  if (comment.UserID !== caller.UserID) return refuse('FORBIDDEN');
  const summary = author && toAuthorSummary(author);
  if (comment.text === text) return toReply(comment, summary, project, caller);
  const tooMany = await enforceLimit(deps, 'updateComment', caller.UserID);
  if (tooMany) return tooMany;

  const at = now();
  const refused = await table.write(commentSteps.edit(comment, text, at));
  return refused ?? toReply({ ...comment, text, editedAt: at }, summary, project, caller);
}
