import type { Projection } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import { referenceNumber } from '#shared/referenceNumber.ts';
import { orders, type StoredPayment } from './order.store.ts';
import { orderNumbers } from './orderNumber.store.ts';
import { ownOrderSortKey, ownOrders } from './ownOrder.store.ts';

/**
 * Lists new orders among their payer's and by their numbers, and moves them between the payer's lists when their status
 * changes. An order is moved to the list where it belongs now, so that repetitions are harmless.
 */
export const syncOwnOrder: Projection<StoredPayment> = async ({ before, after }, { table }) => {
  if (!after || after.status === before?.status) return;
  const current = await table.get(orders.key(after.PaymentID));
  if (!current) return;
  const { PaymentID, payerId, createdAt, kind, status } = current;
  await table.write(
    Step.put(ownOrders.key(payerId, ownOrderSortKey(current)), {
      PaymentID,
      payerId,
      createdAt,
      kind,
      status,
    }),
  );
  if (!before)
    await table.write(Step.put(orderNumbers.key(referenceNumber(PaymentID)), { PaymentID, payerId }));
};
