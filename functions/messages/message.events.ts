import * as z from 'zod/mini';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { MessageID, UserID } from '#shared/ids.ts';

export const messageEvents = defineEvents({
  /** Somebody has written to somebody; published only if the message was delivered. */
  messageSent: z.object({ id: MessageID, senderId: UserID, recipientId: UserID }),
});
