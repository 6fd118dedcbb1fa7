import { toAuthorSummary } from '#functions/authors/author.store.ts';
import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { comments as contracts } from '#shared/contracts/comments.ts';
import { commentSteps } from './comment.store.ts';
import { commentPlan } from './commentPlan.ts';
import { toReply } from './toReply.ts';

const attempts = limit('updateComment', 500, 'day');

/** Replaces the text of a comment of the caller, and its language if the caller names one. What is unchanged is not an edit. */
export const updateComment = operation(contracts.updateComment, {
  load: commentPlan,
  maxAttempts: 3,
  async run(
    { body: { text }, caller, request: { textLanguage }, loaded: { project, comment, author } },
    deps,
  ) {
    const { table, now } = deps;
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
    if (!comment) return refuse('COMMENT_NOT_FOUND');
    if (comment.UserID !== caller.UserID) return refuse('FORBIDDEN');
    const summary = author && toAuthorSummary(author);
    const language = textLanguage ?? comment.language;
    if (comment.text === text && comment.language === language)
      return toReply(comment, summary, project, caller);
    const tooMany = await enforceLimit(deps, attempts, caller.UserID);
    if (tooMany) return tooMany;

    const at = now();
    const texts = { text, ...(language && { language }) };
    const refused = await table.write(commentSteps.edit(comment, texts, at));
    return refused ?? toReply({ ...comment, ...texts, editedAt: at }, summary, project, caller);
  },
});
