import type { Deps } from '#functions/platform/deps.ts';
import type { RefundID } from '#shared/ids.ts';
import type { StoredPayment } from '../orders/order.store.ts';
import { distribute } from '../payouts/distribute.ts';
import { maxPerTransaction } from '../payouts/distribution.store.ts';
import { planHolds } from '../payouts/paymentHolds.ts';
import { type Hold, refundHolder } from '../payouts/payout.store.ts';

/**
 * Plans that the payouts of a payment wait for a refund that begins, in the same transaction. Those of a large team are
 * all created before.
 */
export async function planRefundHold(
  { table, now }: Pick<Deps, 'table' | 'now'>,
  order: StoredPayment,
  id: RefundID,
) {
  if (order.shares.length > maxPerTransaction) await distribute({ table, now }, `paid-${order.PaymentID}`);
  return await planHolds(table, order, { holder: refundHolder(id), holds: true });
}

/**
 * Plans that the payouts of a payment no longer wait for a refund that ends, in the same transaction. With `takenOver`, an
 * administrator holds them instead.
 */
export const planRefundRelease = (
  { table }: Pick<Deps, 'table'>,
  order: Pick<StoredPayment, 'shares'>,
  id: RefundID,
  takenOver?: Hold,
) =>
  planHolds(
    table,
    order,
    { holder: refundHolder(id), holds: false },
    ...(takenOver ? [{ holder: 'administrator' as const, holds: true, hold: takenOver }] : []),
  );
