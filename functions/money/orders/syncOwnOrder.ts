import type { Projection } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { StoredPayment } from './order.store.ts';
import { ownOrders, placeOf } from './ownOrder.store.ts';

/** Lists new orders among their payer's, and moves them between the payer's lists when their status changes. */
export const syncOwnOrder: Projection<StoredPayment> = async ({ before, after }) => {
  if (!after || after.status === before?.status) return undefined;
  const { PaymentID, payerId, createdAt, kind, status } = after;
  return [Step.put(ownOrders.key(payerId, placeOf(after)), { PaymentID, payerId, createdAt, kind, status })];
};
