import type { Deps } from '#functions/platform/deps.ts';
import { Step } from '#functions/platform/table/step.ts';
import { disputes, type StoredDispute } from '../disputes/dispute.store.ts';
import type { StoredPayment } from '../orders/order.store.ts';
import { payoutSteps, payouts, type StoredPayout } from './payout.store.ts';

const unsentStatuses: readonly StoredPayout['status'][] = ['pending', 'eligible', 'failed'];
const maxAttempts = 5;

/**
 * Holds the unsent payouts of a payment while its dispute is open, and releases them once it is closed. Each change is
 * conditional on the dispute's stored status, so that a late handler does not hold payouts of a closed dispute, which
 * nothing would release.
 */
export async function holdWhileDisputed(
  deps: Pick<Deps, 'table'>,
  { shares }: Pick<StoredPayment, 'shares'>,
  disputeId: StoredDispute['id'],
): Promise<void> {
  for (const { recipientPayoutId } of shares) await holdOrRelease(deps, recipientPayoutId, disputeId);
}

async function holdOrRelease(
  { table }: Pick<Deps, 'table'>,
  id: StoredPayout['recipientPayoutId'],
  disputeId: StoredDispute['id'],
): Promise<void> {
  let at = id;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const [payout, dispute] = await table.batchGet(payouts.key(at), disputes.key(disputeId));
    if (payout?.consolidatedInto) {
      at = payout.consolidatedInto;
      continue;
    }
    if (!payout || !dispute || !unsentStatuses.includes(payout.status)) return;

    const isOpen = dispute.status === 'open';
    if (Boolean(payout.held) === isOpen) return;
    const refused = await table.transact(
      isOpen
        ? payoutSteps.change(payout, { held: true, reason: 'disputed' })
        : payoutSteps.change(payout, {}).unset('held', 'reason'),
      Step.check(disputes.key(disputeId)).when('status', '=', dispute.status),
    );
    if (!refused) return;
  }
  throw new Error(`Payout ${at} not held or released for dispute ${disputeId} after repeated conflicts.`);
}
