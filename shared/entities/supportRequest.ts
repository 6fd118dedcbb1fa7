import * as z from 'zod/mini';
import { Day, Instant } from '../fields.ts';
import { MessageID } from '../ids.ts';
import { Attachment } from './attachment.ts';
import { AuthorSummary } from './author.ts';

/** Lists of messages to support: those that wait, and those that were answered or needed no answer. */
export const supportStates = ['waiting', 'answered'] as const;
export type SupportState = (typeof supportStates)[number];

/** A message to support, and its status. */
export const SupportRequest = z.object({
  id: MessageID,
  sender: AuthorSummary,
  subject: z.string(),
  /** Empty once both copies of the message have been deleted. */
  body: z.string(),
  /** Until both copies of the message have been deleted. */
  attachments: z.optional(z.array(Attachment)),
  sentAt: Instant,
  /** Whether the sender had priority support when they wrote. */
  isPriority: z.boolean(),
  /** The day at support by whose end it is to be answered. */
  dueDate: Day,
  /** Absent while it waits. */
  answered: z.optional(
    z.object({
      at: Instant,
      /** The administrator who answered or closed it; support itself for answers from its own mailbox. */
      by: AuthorSummary,
      /** Absent if it needed no answer; empty once both copies of the answer have been deleted. */
      answer: z.optional(z.string()),
    }),
  ),
});
export type SupportRequest = z.infer<typeof SupportRequest>;
