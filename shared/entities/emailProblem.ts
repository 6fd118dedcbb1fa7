import * as z from 'zod/mini';
import { Instant } from '../fields.ts';

/** Why an address gets less email: what was sent to it has come back for good, or its owner has reported it as spam. */
export const EmailProblem = z.object({
  kind: z.enum(['bounced', 'complained']),
  at: Instant,
});
export type EmailProblem = z.infer<typeof EmailProblem>;
