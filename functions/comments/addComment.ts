import { authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import { deliverOrWithhold } from '#functions/contacts/withheld.ts';
import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { languageOfTexts } from '#functions/platform/middleware/request.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { canView } from '#functions/projects/canView.ts';
import { projects } from '#functions/projects/project.store.ts';
import { comments as contracts } from '#shared/contracts/comments.ts';
import type { Reply } from '#shared/entities/comment.ts';
import { CommentID } from '#shared/ids.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { type AnyComment, commentSteps, comments } from './comment.store.ts';
import { isFoundBy } from './commentPlan.ts';
import { publishComment } from './publishComment.ts';

const perMinute = limit('addComment', 10, 'minute', limit('commentsOfDay', 200, 'day'));

/**
 * Adds a comment or a reply, counts it and notifies the owner or the author of the comment. If the owner has blocked the
 * caller, only the caller sees it, and the caller cannot tell.
 */
export const addComment = operation(contracts.addComment, {
  load: ({ ProjectID, body: { replyTo }, callerId }) => ({
    project: projects.key(ProjectID),
    author: authors.key(callerId),
    parent: replyTo && comments.key(ProjectID, replyTo),
  }),
  maxAttempts: 3, // the owner may unblock the caller at the same time
  async run(
    { ProjectID, body: { text, replyTo }, caller, request, loaded: { project, author, parent } },
    deps,
  ) {
    const { table, now, newId } = deps;
    const { UserID } = caller;
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
    if (!isActionAllowed(projectActions.comment, project.status)) return refuse('INVALID_PROJECT_STATE');
    if (replyTo && (!parent || parent.deletedAt || parent.hiddenBy || !isFoundBy(parent, UserID)))
      return refuse('COMMENT_NOT_FOUND');
    const tooMany = await enforceLimit(deps, perMinute, UserID);
    if (tooMany) return tooMany;

    const language = languageOfTexts(request);
    const base = { CommentID: CommentID.parse(newId()), ProjectID, UserID, text, language, createdAt: now() };
    const comment: AnyComment = parent ? { ...base, replyTo: parent.CommentID } : { ...base, replied: false };
    const { OwnerUserID } = project;
    const thread =
      parent && !parent.replied
        ? Step.update(comments.key(ProjectID, parent.CommentID), { replied: true })
        : undefined;
    // The project's status is not checked again: that would conflict with every other comment on the project.
    const deliver = [
      ...commentSteps.add(comment),
      thread,
      publishComment(deps, comment, parent?.UserID ?? OwnerUserID),
    ];
    const withhold = [...commentSteps.add({ ...comment, withheldFrom: OwnerUserID }), thread];
    const refused =
      UserID === OwnerUserID
        ? await table.transact(...deliver)
        : await deliverOrWithhold(table, { author: UserID, recipient: OwnerUserID }, { deliver, withhold });
    if (refused) return refused;

    const { CommentID: id, createdAt } = comment;
    const byOwner = UserID === OwnerUserID;
    const reply: Reply = {
      CommentID: id,
      ProjectID,
      author: author ? toAuthorSummary(author) : formerMember(UserID),
      text,
      language,
      createdAt,
      byOwner,
    };
    return reply;
  },
});
