import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import type { UserID } from '#shared/ids.ts';
import { commentEvents } from './comment.events.ts';
import type { AnyComment } from './comment.store.ts';

/** Publishes a comment for the owner, or a reply for the author of the comment; nothing if they wrote it themselves. */
export function publishComment(deps: Pick<Deps, 'now' | 'newId'>, said: AnyComment, recipient: UserID) {
  const { ProjectID, CommentID, UserID: commenterId } = said;
  if (commenterId === recipient) return undefined;
  const comment = { ProjectID, CommentID, commenterId };
  return 'replyTo' in said
    ? outbox.publish(deps, commentEvents.replyAdded, {
        ...comment,
        replyTo: said.replyTo,
        UserID: recipient,
      })
    : outbox.publish(deps, commentEvents.commentAdded, { ...comment, OwnerUserID: recipient });
}
