import { remindWaitingPayees } from '#functions/money/payouts/remindWaitingPayees.ts';
import { job } from '#functions/platform/job.ts';

export const handler = job('payeeReminders', (_event: unknown, deps) => remindWaitingPayees(deps));
