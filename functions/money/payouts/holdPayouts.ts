import type { Deps } from '#functions/platform/deps.ts';
import type { StoredPayment } from '../orders/order.store.ts';
import { payoutSteps, payouts, type StoredPayout } from './payout.store.ts';

const unsentStatuses: readonly StoredPayout['status'][] = ['pending', 'eligible', 'failed'];
const maxAttempts = 5;

/** Holds or releases the unsent payouts of a payment. */
export async function holdPayouts(
  deps: Pick<Deps, 'table'>,
  { shares }: Pick<StoredPayment, 'shares'>,
  hold: boolean,
): Promise<void> {
  for (const { recipientPayoutId } of shares) await holdOne(deps, recipientPayoutId, hold);
}

async function holdOne(
  { table }: Pick<Deps, 'table'>,
  id: StoredPayout['recipientPayoutId'],
  hold: boolean,
): Promise<void> {
  let at = id;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const payout = await table.get(payouts.key(at));
    if (payout?.consolidatedInto) {
      at = payout.consolidatedInto;
      continue;
    }
    if (!payout || !unsentStatuses.includes(payout.status) || Boolean(payout.held) === hold) return;

    const step = hold
      ? payoutSteps.change(payout, { held: true, reason: 'disputed' })
      : payoutSteps.change(payout, {}).unset('held', 'reason');
    if (!(await table.transact(step))) return;
  }
  throw new Error(`Payout ${at} not ${hold ? 'held' : 'released'} after repeated conflicts.`);
}
