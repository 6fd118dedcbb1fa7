import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { listSubscriptionPayments } from './listSubscriptionPayments.ts';
import { subscriptionPayments, subscriptionPaymentsOf } from './subscriptionPayment.store.ts';

export const handler = lambda(contracts.listSubscriptionPayments, {
  load: async ({ query, callerId }, { table }) => {
    const pk = subscriptionPaymentsOf(callerId);
    const page = await table.query(subscriptionPayments, { index: 'gsi1', pk, order: 'desc', ...query });
    return isRefusal(page) ? page : [page];
  },
  run: listSubscriptionPayments,
});
