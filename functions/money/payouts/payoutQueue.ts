import * as z from 'zod/mini';
import { provide } from '#functions/platform/uses.ts';
import { queueOf, type WorkQueue } from '#functions/platform/workQueue.ts';
import { Instant } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';

/** Find the recipients of a page of payouts, and continue with the next page. */
const FindPayouts = z.object({
  find: z.enum(['pending', 'eligible']),
  shard: z.int(),
  /** Payouts created later are left out. */
  until: Instant,
  /** Sort key of the last payout of the page before. */
  after: z.optional(z.string()),
});
export type FindPayouts = z.output<typeof FindPayouts>;

/** Send what is due to a recipient. */
export const RecipientPayouts = z.object({
  recipientId: UserID,
  /** Sort key of the payout after which to continue. */
  after: z.optional(z.string()),
});
export type RecipientPayouts = z.output<typeof RecipientPayouts>;

/** Work of the payout queue. */
export const PayoutWork = z.union([FindPayouts, RecipientPayouts]);
export type PayoutWork = z.output<typeof PayoutWork>;

/** Ids of a message, for log lines. */
export const idsIn = (work: PayoutWork) =>
  'find' in work ? { find: work.find, shard: work.shard } : { recipientId: work.recipientId };

/** The queue of payouts. */
export type PayoutQueue = WorkQueue<PayoutWork>;
export const payoutQueue = provide('payoutQueue', (): PayoutQueue => queueOf('PAYOUT_QUEUE_URL'), {
  payoutQueue: true,
});
