import { errorFields } from '#functions/platform/log.ts';
import { readingEventually, type Table } from '#functions/platform/table.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { closings } from '#shared/paymentPages.ts';
import type { StoredPayment } from '../orders/order.store.ts';
import { iterateUnresolvedOrders } from '../orders/unresolvedOrders.ts';
import { orderClosingReason } from '../pages/orderClosingReason.ts';
import { expireOrder, isOverdue } from './expireOrder.ts';

/**
 * Expires unpaid orders that are overdue, and those whose payment page must be closed, and releases their units. A
 * failure does not stop the others.
 */
export async function expireOrders(deps: PaymentDeps): Promise<{ expired: number; failed: number }> {
  const { table, log } = deps;
  const done = { expired: 0, failed: 0 };
  const eventually = readingEventually(table); // a reason that it misses is found by the next run

  for await (const order of iterateUnresolvedOrders(table)) {
    try {
      const ended = await expireIfDue(deps, eventually, order);
      if (ended?.status === 'expired') done.expired += 1;
    } catch (error) {
      done.failed += 1;
      log.error('order.expiry_failed', { PaymentID: order.PaymentID, ...errorFields(error) });
    }
  }
  log.info('orders.expired', done);
  return done;
}

async function expireIfDue(deps: PaymentDeps, eventually: Table, order: StoredPayment) {
  const at = deps.now();
  if (order.status !== 'pending') return undefined; // the bank decides
  if (isOverdue(order, at)) return await expireOrder(deps, order);
  const closed = await orderClosingReason(eventually, order, at);
  return closed && (await expireOrder(deps, order, closings[closed].reason));
}
