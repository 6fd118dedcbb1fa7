import { type authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import { relationshipSteps } from '#functions/contacts/relationship.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import type { Reply } from '#shared/entities/comment.ts';
import { CommentID } from '#shared/ids.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { canView } from './canView.ts';
import { commentEvents } from './comment.events.ts';
import { type CommentBase, comments, replies } from './comment.store.ts';
import type { ProjectRecord, projects } from './project.store.ts';
import { stats } from './stats.store.ts';

/** Adds a comment or a reply, counts it and notifies the owner or the author of the comment. */
export async function addComment(
  {
    ProjectID,
    body: { text, replyTo },
    caller,
    loaded: [project, author, parent],
  }: Input<typeof contracts.addComment, [typeof projects, typeof authors, typeof comments]>,
  deps: Deps,
) {
  const { table, now, newId } = deps;
  const { UserID } = caller;
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
  if (!isActionAllowed(projectActions.comment, project.status)) return refuse('INVALID_PROJECT_STATE');
  if (replyTo && (!parent || parent.deletedAt || parent.hiddenBy)) return refuse('COMMENT_NOT_FOUND');
  const tooMany =
    (await enforceLimit(deps, 'addComment', UserID)) ?? (await enforceLimit(deps, 'commentsOfDay', UserID));
  if (tooMany) return tooMany;

  const said: CommentBase = {
    CommentID: CommentID.parse(newId()),
    ProjectID,
    UserID,
    text,
    createdAt: now(),
  };
  const refused = await table.transact(
    // Someone whom the owner has blocked is not told: the project refuses them as if it took no comments.
    UserID === project.OwnerUserID
      ? undefined
      : relationshipSteps.notBlocked(UserID, project.OwnerUserID, 'INVALID_PROJECT_STATE'),
    parent
      ? Step.create(replies.key(ProjectID, parent.CommentID, said.CommentID), {
          ...said,
          replyTo: parent.CommentID,
        })
      : Step.create(comments.key(ProjectID, said.CommentID), { ...said, replied: false }),
    parent && !parent.replied
      ? Step.update(comments.key(ProjectID, parent.CommentID), { replied: true })
      : undefined,
    // Also refused if the project has been deleted. Its status is not checked again: that would conflict with every
    // other comment on the project.
    stats.add(ProjectID, said.CommentID, { comments: 1 }),
    parent ? publishReply(deps, said, parent) : publishComment(deps, said, project),
  );
  if (refused) return refused;

  const { CommentID: id, createdAt } = said;
  const byOwner = UserID === project.OwnerUserID;
  const reply: Reply = {
    CommentID: id,
    ProjectID,
    author: author ? toAuthorSummary(author) : formerMember(UserID),
    text,
    createdAt,
    byOwner,
  };
  return reply;
}

const publishComment = (
  deps: Deps,
  { ProjectID, CommentID, UserID }: CommentBase,
  { OwnerUserID }: ProjectRecord,
) =>
  UserID === OwnerUserID
    ? undefined
    : outbox.publish(deps, commentEvents.commentAdded, {
        ProjectID,
        OwnerUserID,
        CommentID,
        commenterId: UserID,
      });

const publishReply = (deps: Deps, { ProjectID, CommentID, UserID }: CommentBase, parent: CommentBase) =>
  UserID === parent.UserID
    ? undefined
    : outbox.publish(deps, commentEvents.replyAdded, {
        ProjectID,
        CommentID,
        replyTo: parent.CommentID,
        commenterId: UserID,
        UserID: parent.UserID,
      });
