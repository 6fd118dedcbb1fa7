import { makePayoutQueue } from '#functions/money/payouts/payoutQueue.ts';
import { queueDuePayouts } from '#functions/money/payouts/queueDuePayouts.ts';
import { job } from '#functions/platform/job.ts';

export const handler = job('payouts', (_event: unknown, deps) => queueDuePayouts(deps), {
  payoutQueue: makePayoutQueue,
});
