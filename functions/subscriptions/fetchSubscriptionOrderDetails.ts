import type { Input } from '#functions/platform/lambda.ts';
import { errorFields } from '#functions/platform/log.ts';
import { outageOf } from '#functions/platform/outage.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import type { subscriptions } from './subscription.store.ts';
import type { SubscriptionDeps } from './subscriptionDeps.ts';
import { subscriptionOrders, toOrder } from './subscriptionOrder.store.ts';
import { syncCheckout } from './syncCheckout.ts';

/**
 * Returns one of the caller's orders. Syncs an unresolved one with the provider first; if the provider is unavailable,
 * returns the stored state.
 */
export async function fetchSubscriptionOrderDetails(
  {
    body: { PaymentID },
    caller: { UserID },
    loaded: [order, record],
  }: Input<typeof contracts.fetchSubscriptionOrderDetails, [typeof subscriptionOrders, typeof subscriptions]>,
  deps: SubscriptionDeps,
) {
  const { table, now, log } = deps;
  if (!order || order.UserID !== UserID) return refuse('ORDER_NOT_FOUND');
  if (order.status !== 'pending' || record?.checkout?.PaymentID !== PaymentID) return toOrder(order, now());

  try {
    await syncCheckout(deps, UserID);
    return toOrder((await table.get(subscriptionOrders.key(PaymentID))) ?? order, now());
  } catch (error) {
    const outage = outageOf(error);
    if (outage?.code !== 'DEPENDENCY_UNAVAILABLE') throw error;
    log.error('providerSilent', { PaymentID, ...errorFields(error) });
    return toOrder(order, now());
  }
}
