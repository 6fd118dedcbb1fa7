import * as z from 'zod/mini';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { recruitLabelEndings } from '#shared/entities/recruitLabel.ts';
import { MessageID, ProjectID, UserID } from '#shared/ids.ts';

const change = z.object({
  ProjectID,
  kind: z.enum(['asked', 'granted', 'refused', 'revoked']),
  /** The member who asked, or because of whom the label ended. */
  personId: z.optional(UserID),
  because: z.optional(z.enum(recruitLabelEndings)),
});

/** A message to a whole team; `id` is the sender's copy, which holds the text. */
const teamMessage = z.object({ ProjectID, id: MessageID, senderId: UserID });

export const recruitingEvents = defineEvents({
  /** `people`: those to notify. */
  recruitLabelChanged: z.object({ ...change.shape, people: z.array(UserID) }),
  /** The same event for one person. */
  recruitLabelChangedFor: z.object({ ...change.shape, UserID }),
  teamMessageSent: z.object({ ...teamMessage.shape, recipients: z.array(UserID) }),
  /** The same event for one recipient. */
  teamMessageSentTo: z.object({ ...teamMessage.shape, UserID }),
});
