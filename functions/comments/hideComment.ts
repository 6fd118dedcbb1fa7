import { audit } from '#functions/audit/audit.store.ts';
import { toAuthorSummary } from '#functions/authors/author.store.ts';
import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { comments as contracts } from '#shared/contracts/comments.ts';
import { commentSteps } from './comment.store.ts';
import { commentPlan } from './commentPlan.ts';
import { commentTarget } from './commentTarget.ts';
import { moderatorOf, toReply } from './toReply.ts';

/**
 * Hides a comment, or shows it again. Idempotent. An owner cannot show a comment that an administrator hid. Changes by
 * administrators are recorded in the audit log.
 */
export const hideComment = operation(contracts.hideComment, {
  load: commentPlan,
  limit: changes,
  maxAttempts: 3,
  async run({ body: { hidden }, caller, loaded: { project, comment, author } }, { table, now, newId }) {
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
    if (!comment) return refuse('COMMENT_NOT_FOUND');
    const moderator = moderatorOf(project, caller);
    if (!moderator) return refuse('FORBIDDEN');
    const summary = author && toAuthorSummary(author);
    const isOverruled = comment.hiddenBy === 'administrator' && moderator === 'owner';
    if (isOverruled && !hidden) return refuse('FORBIDDEN');
    const isSame = hidden ? comment.hiddenBy === moderator || isOverruled : comment.hiddenBy === undefined;
    if (isSame) return toReply(comment, summary, project, caller);

    const refused = await table.transact(
      ...(hidden ? commentSteps.hide(comment, moderator) : commentSteps.show(comment)),
      ...(moderator === 'administrator'
        ? audit.record({ now, newId }, caller, {
            action: hidden ? 'hideComment' : 'showComment',
            target: commentTarget(comment),
          })
        : []),
    );
    if (refused) return refused;
    return toReply({ ...comment, hiddenBy: hidden ? moderator : undefined }, summary, project, caller);
  },
});
