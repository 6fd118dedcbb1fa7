import { errorFields } from '#functions/platform/log.ts';
import { operation } from '#functions/platform/operation.ts';
import { outageOf } from '#functions/platform/outage.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { paymentProvider } from '#functions/provider/payments.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { subscriptions } from './subscription.store.ts';
import { subscriptionOrders, toOrder } from './subscriptionOrder.store.ts';
import { syncCheckout } from './syncCheckout.ts';

/**
 * Returns one of the caller's orders. Syncs an unresolved one with the provider first; if the provider is unavailable,
 * returns the stored state.
 */
export const fetchSubscriptionOrderDetails = operation(contracts.fetchSubscriptionOrderDetails, {
  uses: [paymentProvider],
  load: ({ body, callerId }) => ({
    order: subscriptionOrders.key(body.PaymentID),
    record: subscriptions.key(callerId),
  }),
  async run({ body: { PaymentID }, caller: { UserID }, loaded: { order, record } }, deps) {
    const { table, now, log } = deps;
    if (!order || order.UserID !== UserID) return refuse('ORDER_NOT_FOUND');
    if (order.status !== 'pending' || record?.checkout?.PaymentID !== PaymentID) return toOrder(order, now());

    try {
      await syncCheckout(deps, UserID);
      return toOrder((await table.get(subscriptionOrders.key(PaymentID))) ?? order, now());
    } catch (error) {
      const outage = outageOf(error);
      if (outage?.code !== 'DEPENDENCY_UNAVAILABLE') throw error;
      log.error('provider.call_unanswered', { PaymentID, ...errorFields(error) });
      return toOrder(order, now());
    }
  },
});
