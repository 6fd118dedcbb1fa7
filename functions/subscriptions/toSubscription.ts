import type { Subscription } from '#shared/entities/subscription.ts';
import { SubscriptionId } from '#shared/ids.ts';
import { isRunning, type SubscriptionRecord } from './subscription.store.ts';

/** The id of the plan of people without a subscription. */
export const freeId = SubscriptionId.parse('free');

/** The subscription as shown to its person. Without one they have the free plan. */
export function toSubscription(record: SubscriptionRecord | undefined): Subscription {
  const { current } = record ?? {};
  if (!current) return { subscriptionId: freeId, planTypeId: 'free', status: 'active', autoRenewal: false };

  const { customerId: _, itemId: __, unpaidInvoice, ...rest } = current;
  const unpaid = unpaidInvoice?.amount;
  const shown = { ...rest, ...(unpaid !== undefined && { unpaid }) };
  return isRunning(current) ? shown : { ...shown, subscriptionId: freeId };
}
