import { remindOfDisputes } from '#functions/money/disputes/remindOfDisputes.ts';
import { remindWaitingPayees } from '#functions/money/payouts/remindWaitingPayees.ts';
import { job } from '#functions/platform/job.ts';

/** Reminds administrators of disputes, and recipients of payouts that wait for an account. */
export const payeeReminders = job('payeeReminders', {
  run: async (_event: unknown, deps) => ({
    ...(await remindOfDisputes(deps)),
    ...(await remindWaitingPayees(deps)),
  }),
});
