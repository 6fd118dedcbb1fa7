import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import type { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import type { StoredSubscriptionPayment } from './subscriptionPayment.store.ts';

/** Lists the caller's payments for plans, newest first. Cost: 2 DynamoDB requests. */
export const listSubscriptionPayments = ({
  loaded: [page],
}: Input<typeof contracts.listSubscriptionPayments, [Page<StoredSubscriptionPayment>]>) => ({
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
});
