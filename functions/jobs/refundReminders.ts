import { followRequests } from '#functions/money/refunds/followRequests.ts';
import { job } from '#functions/platform/job.ts';

export const refundReminders = job('refundReminders', {
  run: (_event: unknown, deps) => followRequests(deps),
});
