import * as z from 'zod/mini';
import { Day, Instant } from '../fields.ts';
import { MessageID } from '../ids.ts';
import { AuthorSummary } from './author.ts';

/** A message to support that waits for an answer. */
export const SupportRequest = z.object({
  id: MessageID,
  sender: AuthorSummary,
  subject: z.string(),
  /** Empty once both copies of the message have been deleted. */
  body: z.string(),
  sentAt: Instant,
  /** Whether the sender had priority support when they wrote. */
  isPriority: z.boolean(),
  /** The day at support by whose end it is to be answered. */
  dueDate: Day,
});
export type SupportRequest = z.infer<typeof SupportRequest>;
