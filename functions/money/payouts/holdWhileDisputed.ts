import type { Deps } from '#functions/platform/deps.ts';
import { Step } from '#functions/platform/table/step.ts';
import { isActionAllowed, payoutActions } from '#shared/lifecycle.ts';
import { type Capture, captures } from '../captures/capture.store.ts';
import type { StoredPayment } from '../orders/order.store.ts';
import { payoutSteps, payouts, type StoredPayout } from './payout.store.ts';

const maxAttempts = 5;

/**
 * Holds the unsent payouts of a payment while one of its disputes is open, and releases them once all are closed. A
 * consolidated payout is held until no payment in it is disputed. An administrator's hold stays. Each change requires
 * the capture's revision, so that a late handler does not hold payouts of a closed dispute, which nothing would release.
 */
export async function holdWhileDisputed(
  deps: Pick<Deps, 'table'>,
  { shares }: Pick<StoredPayment, 'shares'>,
  { intentId, outcome }: Pick<Capture, 'intentId' | 'outcome'>,
): Promise<void> {
  if (outcome !== 'booked') return;
  for (const { recipientPayoutId } of shares) await holdOrRelease(deps, recipientPayoutId, intentId);
}

async function holdOrRelease(
  { table }: Pick<Deps, 'table'>,
  id: StoredPayout['recipientPayoutId'],
  intentId: Capture['intentId'],
): Promise<void> {
  let at = id;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const [payout, capture] = await table.batchGet(payouts.key(at), captures.key(intentId));
    if (payout?.consolidatedInto) {
      at = payout.consolidatedInto;
      continue;
    }
    if (!payout || !capture || !isActionAllowed(payoutActions.hold, payout.status)) return;

    const { PaymentID, revision, position } = capture;
    const others = (payout.heldBy ?? []).filter(holder => holder !== PaymentID);
    const heldBy = position.disputed > 0 ? [...others, PaymentID] : others;
    if (heldBy.length === (payout.heldBy ?? []).length) return;
    const refused = await table.transact(
      payoutSteps.setHolders(payout, heldBy),
      Step.check(captures.key(intentId)).when('revision', '=', revision),
    );
    if (!refused) return;
  }
  throw new Error(`Payout ${at} not held or released for payment ${intentId} after repeated conflicts.`);
}
