import type { Projection } from '#functions/platform/projection.ts';
import type { StoredAccount } from './account.store.ts';

/** Queues the payouts of a recipient whose payout account has become ready. */
export const queueReadyAccount: Projection<StoredAccount> = async ({ before, after }, { payoutQueue }) => {
  if (after?.status !== 'ready' || before?.status === 'ready') return;
  await payoutQueue.send([{ recipientId: after.UserID }]);
  return [];
};
