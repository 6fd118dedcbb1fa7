import { contactEvents } from '#functions/contacts/contact.events.ts';
import { relationshipSteps } from '#functions/contacts/relationship.store.ts';
import { withheldBetween } from '#functions/contacts/withheld.ts';
import { handlersOf } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { projects } from '#functions/projects/project.store.ts';
import { type AnyComment, commentKey, commentSteps, comments, replies } from './comment.store.ts';
import { publishComment } from './publishComment.ts';

/** Number of changes by the author, between a read and a write, that a delivery tolerates. */
const maxRounds = 5;

/** Shows a withheld comment to everyone and notifies whom it answers, unless it has been deleted or the author is blocked again. */
async function deliver(deps: JobDeps, found: AnyComment): Promise<void> {
  const { ProjectID, CommentID } = found;
  const replyTo = 'replyTo' in found ? found.replyTo : undefined;
  for (let round = 0; round < maxRounds; round++) {
    const [project, comment, parent] = await deps.table.batchGet(
      projects.key(ProjectID),
      commentKey(ProjectID, CommentID, replyTo),
      ...(replyTo ? [comments.key(ProjectID, replyTo)] : []),
    );
    if (!comment?.withheldFrom || comment.deletedAt || !project) return;
    const refused = await deps.table.transact(
      relationshipSteps.notBlocked(comment.UserID, comment.withheldFrom, 'CONTACT_BLOCKED'),
      ...commentSteps.release(comment),
      publishComment(deps, comment, parent?.UserID ?? project.OwnerUserID),
    );
    if (refused?.code !== 'CONCURRENT_UPDATE') return;
  }
}

/** Delivers the comments and replies that a person wrote while they were blocked, comments first. */
export const withheldCommentHandlers = handlersOf(contactEvents.contactUnblocked, {
  deliverWithheldComments: async ({ payload: { UserID: recipient, ContactedUserID: author } }, deps) => {
    const people = { author, recipient };
    for await (const one of deps.table.each(comments, withheldBetween('comment', people)))
      await deliver(deps, one);
    for await (const one of deps.table.each(replies, withheldBetween('reply', people)))
      await deliver(deps, one);
    return [];
  },
});
