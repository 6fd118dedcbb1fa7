import { errorFields } from '#functions/platform/log.ts';
import { outageOf } from '#functions/platform/outage.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { PaymentID, UserID } from '#shared/ids.ts';
import { isActionAllowed, paymentActions } from '#shared/lifecycle.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { expireOrder, isOverdue } from './expireOrder.ts';
import { orders, type StoredPayment } from './order.store.ts';
import { syncOrderWithProvider } from './syncOrderWithProvider.ts';
import { toPayment } from './toPayment.ts';

/** Returns one of the caller's orders. Syncs an unresolved order with the provider first; if the provider is unavailable, returns the stored state. */
export async function getOrder(deps: PaymentDeps, { PaymentID, by }: { PaymentID: PaymentID; by: UserID }) {
  const { table, now, log } = deps;
  const order = await table.get(orders.key(PaymentID));
  if (!order || order.payerId !== by) return refuse('ORDER_NOT_FOUND');

  try {
    return toPayment(await decided(deps, order), now());
  } catch (error) {
    const outage = outageOf(error);
    if (outage?.code !== 'DEPENDENCY_UNAVAILABLE') throw error;
    log.error('providerSilent', { PaymentID, ...errorFields(error) });
    return toPayment(order, now());
  }
}

async function decided(deps: PaymentDeps, order: StoredPayment): Promise<StoredPayment> {
  if (isOverdue(order, deps.now())) return await expireOrder(deps, order);
  const isOpen = order.sessionId && isActionAllowed(paymentActions.succeed, order.status);
  return isOpen ? ((await syncOrderWithProvider(deps, { PaymentID: order.PaymentID })) ?? order) : order;
}
