import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { forgetTranslations } from '#functions/projects/keptTranslation.store.ts';
import { comments as contracts } from '#shared/contracts/comments.ts';
import { commentSteps } from './comment.store.ts';
import { commentPlan } from './commentPlan.ts';

/** Deletes a comment of the caller. A comment with replies stays as a placeholder without text and author. */
export const deleteComment = operation(contracts.deleteComment, {
  load: commentPlan,
  limit: changes,
  maxAttempts: 3,
  async run({ caller, loaded: { project, comment } }, { table, now }) {
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
    if (!comment) return refuse('COMMENT_NOT_FOUND');
    if (comment.UserID !== caller.UserID) return refuse('FORBIDDEN');
    const refused = await table.transact(...commentSteps.remove(comment, now()));
    if (!refused) await forgetTranslations(table, { kind: 'comment', ...comment });
    return refused;
  },
});
