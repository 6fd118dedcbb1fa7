import type { Deps } from '#functions/platform/deps.ts';
import { isActionAllowed, paymentActions } from '#shared/lifecycle.ts';
import type { PaymentReason } from '#shared/moneyReasons.ts';
import { orders, type StoredPayment } from './order.store.ts';
import { endReservation, updateOrder } from './orderSteps.ts';

/** Cancels or expires an unpaid order and releases its units. Returns the updated order. */
export async function endOrder(
  { table }: Pick<Deps, 'table'>,
  order: StoredPayment,
  how: 'cancel' | 'expire',
  reason?: PaymentReason,
): Promise<StoredPayment> {
  if (!isActionAllowed(paymentActions[how], order.status)) return order;
  const changes = { status: paymentActions[how].to, ...(reason && { reason }) };

  const refused = await table.transact(updateOrder(order, changes), ...endReservation(order));
  if (!refused) return { ...order, ...changes };
  return (await table.get(orders.key(order.PaymentID))) ?? order;
}
