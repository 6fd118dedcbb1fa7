import type { Outcome } from './roles.ts';
import { call, type Row } from './row.ts';

/** A call that names a subscription. No person in the scene has one, so that every id is another person's or unknown. */
const subscriptionCall = (free: Outcome, body: object = {}): Row => ({
  own: [() => ({ subscriptionId: 'free', ...body }), free],
  others: [() => ({ subscriptionId: 'sub_of_another', ...body }), 'SUBSCRIPTION_NOT_FOUND'],
  unknown: [() => ({ subscriptionId: 'undefined', ...body }), 'SUBSCRIPTION_ID_REQUIRED'],
});

const chosen = { planTypeId: 'pro', interval: 'month' };

/** Plans and subscriptions. */
export const subscriptionRows = {
  listSubscriptionPlans: call(200),
  getSubscriptionPlan: {
    others: [() => ({ planTypeId: 'pro' }), 200],
    unknown: [() => ({ planTypeId: 'gold' }), 'PLAN_NOT_FOUND'],
  },
  getMySubscription: call(200),
  listSubscriptionPayments: call(200),
  prepareSubscriptionPayment: {
    own: [() => ({ body: { ...chosen, currency: 'GBP' } }), 201],
    unknown: [() => ({ body: { ...chosen, planTypeId: 'gold', currency: 'GBP' } }), 'PLAN_NOT_FOUND'],
  },
  fetchSubscriptionOrderDetails: {
    others: [({ payment: { PaymentID } }) => ({ body: { PaymentID } }), 'ORDER_NOT_FOUND'],
    unknown: [() => ({ body: { PaymentID: 'no-such-order' } }), 'ORDER_NOT_FOUND'],
  },
  subscribe: {
    others: [
      ({ payment: { PaymentID } }) => ({ body: { PaymentID, total: 500, dueNow: 0, currency: 'GBP' } }),
      'ORDER_NOT_FOUND',
    ],
    unknown: [
      () => ({ body: { PaymentID: 'no-such-order', total: 500, dueNow: 0, currency: 'GBP' } }),
      'ORDER_NOT_FOUND',
    ],
  },
  cancelSubscription: subscriptionCall('FREE_PLAN_NOT_CANCELLABLE'),
  resumeSubscription: subscriptionCall('SUBSCRIPTION_NOT_FOUND'),
  previewPlanChange: subscriptionCall('SUBSCRIPTION_NOT_FOUND', { body: chosen }),
  changePlan: subscriptionCall('SUBSCRIPTION_NOT_FOUND', {
    body: { ...chosen, dueNow: 0, previewedAt: '2026-11-20T12:00:00.000Z' },
  }),
  openBillingPortal: subscriptionCall('SUBSCRIPTION_NOT_FOUND'),
  refreshSubscription: subscriptionCall('SUBSCRIPTION_NOT_FOUND'),
  retrySubscriptionPayment: subscriptionCall('SUBSCRIPTION_NOT_FOUND'),
} as const satisfies Record<string, Row>;
