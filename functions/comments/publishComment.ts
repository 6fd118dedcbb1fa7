import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import type { UserID } from '#shared/ids.ts';
import { commentEvents } from './comment.events.ts';
import type { AnyComment } from './comment.store.ts';

/** Publishes a comment for the owner, or a reply for the author of the comment; nothing if they wrote it themselves. */
export function publishComment(deps: Pick<Deps, 'now' | 'newId'>, comment: AnyComment, recipient: UserID) {
  const { ProjectID, CommentID, UserID: commenterId } = comment;
  if (commenterId === recipient) return undefined;
  const published = { ProjectID, CommentID, commenterId };
  return 'replyTo' in comment
    ? outbox.publish(deps, commentEvents.replyAdded, {
        ...published,
        replyTo: comment.replyTo,
        UserID: recipient,
      })
    : outbox.publish(deps, commentEvents.commentAdded, { ...published, OwnerUserID: recipient });
}
