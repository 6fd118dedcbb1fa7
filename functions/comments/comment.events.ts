import * as z from 'zod/mini';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { CommentID, ProjectID, UserID } from '#shared/ids.ts';

export const commentEvents = defineEvents({
  /** A user other than the owner commented. */
  commentAdded: z.object({ ProjectID, OwnerUserID: UserID, CommentID, commenterId: UserID }),
  /** A user replied to the comment `replyTo`, which another user, `UserID`, wrote. */
  replyAdded: z.object({ ProjectID, CommentID, replyTo: CommentID, commenterId: UserID, UserID }),
});
