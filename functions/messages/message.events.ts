import * as z from 'zod/mini';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { MessageID, UserID } from '#shared/ids.ts';

export const messageEvents = defineEvents({
  /** A person has written to another; published only if the message was delivered. */
  messageSent: z.object({ id: MessageID, senderId: UserID, recipientId: UserID }),
  /** A message to several people of a project has been sent; published for each of them. */
  memberMessageSent: z.object({ id: MessageID, senderId: UserID, recipientId: UserID }),
});
