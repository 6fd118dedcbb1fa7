import * as z from 'zod/mini';
import { Instant } from '../fields.ts';

/** Reason why an address gets less email: an email to it bounced permanently, or its owner reported one as spam. */
export const EmailProblem = z.object({
  kind: z.enum(['bounced', 'complained']),
  at: Instant,
});
export type EmailProblem = z.infer<typeof EmailProblem>;
