import * as z from 'zod/mini';
import { del, domain, get, post, put } from '../contract.ts';
import {
  PersonPlanPayment,
  PlanChange,
  Subscription,
  SubscriptionOrder,
  SubscriptionPayment,
  SubscriptionPlan,
} from '../entities/subscription.ts';
import { Currency, Instant, MinorUnits, pageOf, paginationQuery } from '../fields.ts';
import { PaymentID } from '../ids.ts';
import { billingIntervals } from '../plans.ts';

/** Refusals of calls that change the caller's subscription. */
const changeErrors = [
  'SUBSCRIPTION_ID_REQUIRED',
  'SUBSCRIPTION_NOT_FOUND',
  'INVALID_SUBSCRIPTION_STATE',
  'SUBSCRIPTION_GATEWAY_UNAVAILABLE',
  'TOO_MANY_ATTEMPTS',
] as const;

/** A plan as requested. Unknown ones have a refusal of their own. */
const chosenPlan = { planTypeId: z.string().check(z.maxLength(64)), interval: z.enum(billingIntervals) };

export const subscriptions = domain('subscriptions', {
  listSubscriptionPlans: get('/subscription-plans', {
    summary: 'List the subscription plans, cheapest first.',
    access: 'public',
    cachedAtEdge: true,
    output: z.object({ items: z.array(SubscriptionPlan) }),
  }),

  getSubscriptionPlan: get('/subscription-plans/{planTypeId}', {
    summary: 'Get a subscription plan.',
    access: 'public',
    cachedAtEdge: true,
    output: SubscriptionPlan,
    errors: ['PLAN_NOT_FOUND'],
  }),

  getMySubscription: get('/authors/me/subscription', {
    summary: "Get the caller's subscription, and whether they can still begin one with a trial.",
    access: 'signedIn',
    output: z.object({ subscription: Subscription, trialAvailable: z.boolean() }),
  }),

  listSubscriptionPayments: get('/authors/me/subscription/payments', {
    summary: "List the caller's payments for subscriptions with their receipts, newest first.",
    access: 'signedIn',
    query: z.object(paginationQuery),
    output: pageOf(SubscriptionPayment),
  }),

  listPersonPlanPayments: get('/admin/people/{UserID}/plan-payments', {
    summary: "List a person's payments for plans for administrators, newest first.",
    access: 'admin',
    query: z.object(paginationQuery),
    output: pageOf(PersonPlanPayment),
    errors: ['AUTHOR_NOT_FOUND'],
  }),

  prepareSubscriptionPayment: post('/subscribe/prepare-subscription-payment', {
    summary: 'Create an order for a plan: says what is charged today and at each renewal.',
    access: 'signedIn',
    body: z.object({ ...chosenPlan, currency: Currency }),
    status: 201,
    output: SubscriptionOrder,
    errors: ['PLAN_NOT_FOUND', 'ALREADY_SUBSCRIBED', 'TOO_MANY_ATTEMPTS'],
  }),

  fetchSubscriptionOrderDetails: post('/subscribe/fetch-subscription-order-details', {
    summary:
      "Get one of the caller's orders for a plan; syncs with the payment provider while it is unresolved.",
    access: 'signedIn',
    body: z.object({ PaymentID }),
    output: SubscriptionOrder,
    errors: ['ORDER_NOT_FOUND'],
  }),

  subscribe: post('/subscribe', {
    summary: 'Get the URL of the hosted payment page on which an order for a plan is paid.',
    access: 'signedIn',
    body: z.object({ PaymentID, total: MinorUnits, dueNow: MinorUnits, currency: Currency }),
    output: z.object({ url: z.string(), order: SubscriptionOrder }),
    errors: [
      'ORDER_NOT_FOUND',
      'ORDER_EXPIRED',
      'ORDER_ALREADY_PROCESSED',
      'TOTAL_MISMATCH',
      'ALREADY_SUBSCRIBED',
      'SUBSCRIPTION_GATEWAY_UNAVAILABLE',
      'TOO_MANY_ATTEMPTS',
    ],
  }),

  cancelSubscription: del('/subscribe/{subscriptionId}', {
    summary: 'Cancel the renewal of a subscription: it runs to the end of what has been paid.',
    access: 'signedIn',
    status: 200,
    output: Subscription,
    errors: [...changeErrors, 'FREE_PLAN_NOT_CANCELLABLE'],
  }),

  resumeSubscription: post('/subscribe/{subscriptionId}/resume', {
    summary: 'Withdraw the cancellation of a subscription that still runs.',
    access: 'signedIn',
    output: Subscription,
    errors: changeErrors,
  }),

  previewPlanChange: post('/subscribe/{subscriptionId}/preview', {
    summary: 'Preview a change of plan: what is charged today and when it renews.',
    access: 'signedIn',
    body: z.object(chosenPlan),
    output: PlanChange,
    errors: [...changeErrors, 'PLAN_NOT_FOUND', 'SAME_PLAN'],
  }),

  changePlan: put('/subscribe/{subscriptionId}', {
    summary: 'Change the plan of a subscription, at the previewed amount. A declined card changes nothing.',
    access: 'signedIn',
    body: z.object({ ...chosenPlan, dueNow: MinorUnits, previewedAt: Instant }),
    output: Subscription,
    errors: [
      ...changeErrors,
      'PLAN_NOT_FOUND',
      'SAME_PLAN',
      'TOTAL_MISMATCH',
      'ORDER_EXPIRED',
      'CARD_DECLINED',
    ],
  }),

  openBillingPortal: post('/subscribe/{subscriptionId}/billing-portal', {
    summary: "Get the URL of the provider's page on which the card of a subscription is changed.",
    access: 'signedIn',
    output: z.object({ url: z.string() }),
    errors: changeErrors,
  }),

  refreshSubscription: post('/subscribe/{subscriptionId}/refresh', {
    summary: "Get a subscription as the payment provider knows it, after a visit to the provider's pages.",
    access: 'signedIn',
    output: Subscription,
    errors: changeErrors,
  }),

  retrySubscriptionPayment: post('/subscribe/{subscriptionId}/retry-payment', {
    summary: 'Charge the current card for a failed renewal.',
    access: 'signedIn',
    output: Subscription,
    errors: [...changeErrors, 'CARD_DECLINED'],
  }),
});
