import * as z from 'zod/mini';
import { Instant } from '../fields.ts';
import { MessageID } from '../ids.ts';

/** Questions of a review that are kept besides the last one, and answers to a question. */
export const reviewQuestions = { earlier: 4, answers: 5 } as const;

/** A question that an administrator asked the owner before deciding. */
export const ReviewQuestion = z.object({
  text: z.string(),
  askedAt: Instant,
  /** The message that asks it, to which the owner replies. */
  messageId: z.optional(MessageID),
  /** Time of the owner's first reply to it. */
  answeredAt: z.optional(Instant),
  /** The first replies, oldest first; with their texts in the list for the review only. */
  answers: z.optional(z.array(z.object({ id: MessageID, at: Instant, text: z.optional(z.string()) }))),
});
export type ReviewQuestion = z.infer<typeof ReviewQuestion>;
