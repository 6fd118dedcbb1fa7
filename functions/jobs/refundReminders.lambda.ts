import { followRequests } from '#functions/money/refunds/followRequests.ts';
import { job } from '#functions/platform/job.ts';

export const handler = job('refundReminders', (_event: unknown, deps) => followRequests(deps));
