import { payoutQueue } from '#functions/money/payouts/payoutQueue.ts';
import { queueDuePayouts } from '#functions/money/payouts/queueDuePayouts.ts';
import { job } from '#functions/platform/job.ts';

/** Queues the recipients whose payouts are due. */
export const payouts = job('payouts', {
  uses: [payoutQueue],
  writes: false,
  run: (_event: unknown, deps) => queueDuePayouts(deps),
});
