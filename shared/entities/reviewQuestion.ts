import * as z from 'zod/mini';
import { Instant } from '../fields.ts';
import { MessageID } from '../ids.ts';

/** What an administrator asked the owner before deciding. */
export const ReviewQuestion = z.object({
  text: z.string(),
  askedAt: Instant,
  /** The message that asks it, to which the owner replies. */
  messageId: z.optional(MessageID),
  /** Time of the owner's first reply to it. */
  answeredAt: z.optional(Instant),
});
export type ReviewQuestion = z.infer<typeof ReviewQuestion>;
