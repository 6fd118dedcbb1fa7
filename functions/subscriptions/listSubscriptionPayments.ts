import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { subscriptionPayments, subscriptionPaymentsOf } from './subscriptionPayment.store.ts';

/** Lists the caller's payments for plans, newest first. Cost: 2 DynamoDB requests. */
export const listSubscriptionPayments = operation(contracts.listSubscriptionPayments, {
  load: async ({ query, callerId }, { table }) => {
    const pk = subscriptionPaymentsOf(callerId);
    const page = await table.query(subscriptionPayments, { index: 'gsi1', pk, order: 'desc', ...query });
    return isRefusal(page) ? page : { page };
  },
  run: ({ loaded: { page } }) => ({
    ...page,
    items: page.items.map(({ invoiceId, planTypeId, amount, refunded, currency, paidAt, url }) => ({
      invoiceId,
      planTypeId,
      amount,
      refunded,
      currency,
      paidAt,
      ...(url && { url }),
    })),
  }),
});
