import { audit } from '#functions/audit/audit.store.ts';
import { toAuthorSummary } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { excerptOf } from '#functions/platform/excerptOf.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import { reports as settings } from '#shared/moderation.ts';
import { canView } from './canView.ts';
import { type AnyComment, commentSteps } from './comment.store.ts';
import type { CommentPlan } from './commentPlan.ts';
import { moderatorOf, toReply } from './toReply.ts';

/**
 * Hides a comment, or shows it again. A repetition changes nothing. What an administrator hid, an owner cannot show;
 * what administrators do is recorded in the audit log.
 */
export async function hideComment(
  {
    body: { hidden },
    caller,
    loaded: [project, comment, author],
  }: Input<typeof contracts.hideComment, CommentPlan>,
  { table, now, newId }: Deps,
) {
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
}

/** A comment in the audit log: within its project, by the beginning of its text. */
export const commentTarget = ({ ProjectID, text }: AnyComment) =>
  ({ kind: 'comment', id: ProjectID, label: excerptOf(text, settings.excerpt) }) as const;
