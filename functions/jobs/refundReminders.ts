import { followRequests } from '#functions/money/refunds/followRequests.ts';
import { job } from '#functions/platform/job.ts';

/** Reminds owners of refund requests that wait for their answer, and hands overdue ones to administrators. */
export const refundReminders = job('refundReminders', {
  run: (_event: unknown, deps) => followRequests(deps),
});
