import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { providerUrlOf } from '#functions/provider/providerUrl.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { subscriptionPayments, subscriptionPaymentsOf } from './subscriptionPayment.store.ts';

/** Lists a person's payments for plans for administrators, newest first. Cost: 2 DynamoDB requests. */
export const listPersonPlanPayments = operation(contracts.listPersonPlanPayments, {
  load: async ({ UserID, query }, { table }) => {
    const pk = subscriptionPaymentsOf(UserID);
    const page = await table.query(subscriptionPayments, { index: 'gsi1', pk, order: 'desc', ...query });
    return isRefusal(page) ? page : { user: authors.key(UserID), page };
  },
  run({ loaded: { user, page } }) {
    if (!user) return refuse('AUTHOR_NOT_FOUND');
    return {
      ...page,
      items: page.items.map(({ invoiceId, planTypeId, amount, refunded, currency, paidAt, intentId }) => ({
        invoiceId,
        planTypeId,
        amount,
        refunded,
        currency,
        paidAt,
        providerUrl: providerUrlOf('payments', intentId),
      })),
    };
  },
});
