import type { SubscriptionRecord } from '#functions/subscriptions/subscription.store.ts';
import { SubscriptionId, type UserID } from '#shared/ids.ts';

/** The record of a plan that renews itself on 1 January 2027. */
export const runningPlan = (id: UserID, startDate: string): SubscriptionRecord => ({
  UserID: id,
  version: 1,
  checkouts: 1,
  current: {
    planTypeId: 'pro',
    interval: 'month',
    currency: 'GBP',
    subscriptionId: SubscriptionId.parse(`sub_${id}`),
    customerId: 'cus_1',
    itemId: 'si_1',
    status: 'active',
    autoRenewal: true,
    price: 1_500,
    startDate,
    periodEnd: '2027-01-01T00:00:00.000Z',
  },
});
