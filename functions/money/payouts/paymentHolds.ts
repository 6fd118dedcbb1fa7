import type { AnyStep } from '#functions/platform/table/step.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import type { RecipientPayoutId } from '#shared/ids.ts';
import { isActionAllowed, payoutActions } from '#shared/lifecycle.ts';
import { type Capture, captures } from '../captures/capture.store.ts';
import { orders, type StoredPayment } from '../orders/order.store.ts';
import { isOpen } from '../refunds/isOpen.ts';
import { latestRefundOf } from '../refunds/refund.store.ts';
import {
  type Hold,
  type Holder,
  payoutSteps,
  payouts,
  refundHolder,
  type StoredPayout,
} from './payout.store.ts';

const maxAttempts = 8;

/** Something that may hold the payouts of a payment, and whether it does. */
export interface PaymentHold {
  holder: Holder;
  holds: boolean;
  /** The administrator's note on their hold; an earlier hold keeps its note. */
  hold?: Hold;
}

/**
 * Plans a change of the holders of a payment's payouts: those of the owner and of each member who shares in it. A holder is
 * added to payouts that have not been sent or whose transfer is under way, and removed from all. A consolidated payout
 * waits as a whole. The transaction is refused if one of the payouts changes meanwhile. Cost: 1 DynamoDB request, or 2 with
 * replaced payouts.
 */
export async function planHolds(
  table: Pick<Table, 'batchGet'>,
  order: Pick<StoredPayment, 'shares'>,
  ...holds: readonly PaymentHold[]
): Promise<AnyStep<'CONCURRENT_UPDATE'>[]> {
  const found = await findPayoutsOf(table, order);
  return found.flatMap(payout => {
    const before = payout.heldBy ?? [];
    const after = holds.reduce((heldBy, hold) => withHold(payout, heldBy, hold), before);
    const hold = payout.hold ?? holds.find(one => one.hold)?.hold;
    return after === before ? [] : [payoutSteps.setHolders(payout, after, hold)];
  });
}

/** The same list if the hold changes nothing. */
function withHold({ status }: StoredPayout, heldBy: Holder[], { holder, holds }: PaymentHold): Holder[] {
  if (heldBy.includes(holder) === holds) return heldBy;
  if (!holds) return heldBy.filter(one => one !== holder);
  return isActionAllowed(payoutActions.holdPart, status) ? [...heldBy, holder] : heldBy;
}

/** The payouts of a payment and those that replaced them: consolidated ones, and those of reversed transfers. */
async function findPayoutsOf(
  table: Pick<Table, 'batchGet'>,
  { shares }: Pick<StoredPayment, 'shares'>,
): Promise<StoredPayout[]> {
  const found = new Map<RecipientPayoutId, StoredPayout>();
  let ids = shares.flatMap(({ recipientPayoutId, reinstatedPayouts = [] }) => [
    recipientPayoutId,
    ...reinstatedPayouts,
  ]);
  while (ids.length > 0) {
    const read = (await table.batchGet(...ids.map(id => payouts.key(id)))).filter(one => one !== undefined);
    for (const payout of read) found.set(payout.recipientPayoutId, payout);
    const next = read.flatMap(({ consolidatedInto, reversedInto, reversedBefore }) =>
      [consolidatedInto, reversedInto, reversedBefore].filter(id => id !== undefined),
    );
    ids = [...new Set(next)].filter(id => !found.has(id));
  }
  return [...found.values()];
}

/**
 * Brings what holds the payouts of a payment in line with its disputes and refunds: they wait while one of either is
 * open. `known` is the payment as it has just been read, if it has. Each change requires that the capture and the refund
 * are unchanged, so that a late handler does not hold payouts for a dispute that is closed, which nothing would release.
 * Cost: 1 DynamoDB request if nothing changes, 2 with refunds.
 */
export async function syncHolds(
  table: Table,
  { intentId, PaymentID }: Pick<Capture, 'intentId' | 'PaymentID'>,
  known?: { order: StoredPayment; capture: Capture },
): Promise<void> {
  const [captured, ordered] = [captures.key(intentId), orders.key(PaymentID)];
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const [order, capture] =
      known && attempt === 1 ? [known.order, known.capture] : await table.batchGet(ordered, captured);
    if (!order || capture?.outcome !== 'booked') return;

    const latest = order.refundCount ? await table.get(latestRefundOf(order)) : undefined;
    const steps = await planHolds(
      table,
      order,
      { holder: PaymentID, holds: capture.position.disputed > 0 },
      ...(latest ? [{ holder: refundHolder(latest.RefundID), holds: isOpen(latest) }] : []),
    );
    if (steps.length === 0) return;
    const refused = await table.transact(
      ...steps,
      Step.check(captured).when('revision', '=', capture.revision),
      latest && Step.check(latestRefundOf(order)).when('status', '=', latest.status),
    );
    if (!refused) return;
  }
  throw new Error(`Payouts of payment ${intentId} not held or released after repeated conflicts.`);
}
