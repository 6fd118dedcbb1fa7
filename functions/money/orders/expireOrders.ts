import { errorFields } from '#functions/platform/log.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { expireOrder, isOverdue } from './expireOrder.ts';
import { iterateUnresolvedOrders } from './unresolvedOrders.ts';

/** Expires overdue orders and releases their units. A failure does not stop the others. */
export async function expireOrders(deps: PaymentDeps): Promise<{ expired: number; failed: number }> {
  const { table, now, log } = deps;
  const done = { expired: 0, failed: 0 };

  for await (const order of iterateUnresolvedOrders(table, now())) {
    if (!isOverdue(order, now())) continue;
    try {
      const ended = await expireOrder(deps, order);
      if (ended.status === 'expired') done.expired += 1;
    } catch (error) {
      done.failed += 1;
      log.error('orderNotExpired', { PaymentID: order.PaymentID, ...errorFields(error) });
    }
  }
  log.info('ordersExpired', done);
  return done;
}
