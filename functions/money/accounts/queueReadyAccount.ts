import type { Projection } from '#functions/platform/projection.ts';
import { waitingPayeeSteps } from '../payouts/waitingPayee.store.ts';
import type { StoredAccount } from './account.store.ts';

/** Queues the payouts of a recipient whose payout account has become ready, and ends the reminders. */
export const queueReadyAccount: Projection<StoredAccount> = async ({ before, after }, { payoutQueue }) => {
  if (after?.status !== 'ready' || before?.status === 'ready') return;
  await payoutQueue.send([{ recipientId: after.UserID }]);
  return [waitingPayeeSteps.remove(after.UserID)];
};
