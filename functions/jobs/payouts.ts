import { payoutQueue } from '#functions/money/payouts/payoutQueue.ts';
import { queueDuePayouts } from '#functions/money/payouts/queueDuePayouts.ts';
import { job } from '#functions/platform/job.ts';

export const payouts = job('payouts', {
  uses: [payoutQueue],
  writes: false,
  run: (_event: unknown, deps) => queueDuePayouts(deps),
});
