import * as z from 'zod/mini';
import { domain, get, post } from '../contract.ts';
import { OrderedItem, OwnerOrder, Payment, ProjectPayment } from '../entities/payment.ts';
import { AccountStatus, Payout } from '../entities/payout.ts';
import { Currency, MinorUnits, pageOf, paginationQuery } from '../fields.ts';
import { PaymentID } from '../ids.ts';
import { payoutStates } from '../lifecycle.ts';
import { lists, planTypeIds } from '../settings.ts';

/** Where the provider sends the browser back: the account it is about, signed by us. */
const ConnectState = z.object({ state: z.string().check(z.minLength(16), z.maxLength(500)) });

export const money = domain('money', {
  getPlatformFee: get('/settings/platform-fee', {
    summary: 'The commission inside each payment, by plan of the owner, in thousandths.',
    access: 'public',
    output: z.object({ permille: z.record(z.enum(planTypeIds), z.int()), minTransfer: MinorUnits }),
    notifyOnFailure: false,
  }),

  initiatePayment: post('/payment/initiate', {
    summary: 'Make an order: the total is checked, units are reserved. The same `orderKey` makes it once.',
    access: 'signedIn',
    body: z.object({
      items: z.array(OrderedItem).check(z.minLength(1), z.maxLength(1)),
      /** Minor units, as the client computed it. */
      total: MinorUnits,
      currency: Currency,
      orderKey: z.string().check(z.minLength(16), z.maxLength(64)),
    }),
    status: 201,
    output: Payment,
    errors: [
      'PROJECT_NOT_FOUND',
      'PROJECT_NOT_ACCEPTING_PAYMENTS',
      'INVALID_AMOUNT',
      'QUANTITY_REQUIRED',
      'CURRENCY_NOT_SUPPORTED',
      'TOTAL_MISMATCH',
      'UNITS_SOLD_OUT',
      'ORDER_ALREADY_PROCESSED',
    ],
  }),

  payWithStripe: post('/payment/stripe', {
    summary: "The address of the provider's payment page for an order.",
    access: 'signedIn',
    body: z.object({ PaymentID, total: MinorUnits, currency: Currency }),
    output: z.object({ url: z.string(), payment: Payment }),
    errors: [
      'ORDER_NOT_FOUND',
      'ORDER_EXPIRED',
      'ORDER_ALREADY_PROCESSED',
      'TOTAL_MISMATCH',
      'PAYMENT_GATEWAY_UNAVAILABLE',
    ],
  }),

  getOrder: post('/payment/order', {
    summary: 'How an own order stands; the provider is asked where it is in doubt.',
    access: 'signedIn',
    body: z.object({ PaymentID }),
    output: Payment,
    errors: ['ORDER_NOT_FOUND'],
    notifyOnFailure: false,
  }),

  cancelPayment: post('/payment/cancel', {
    summary: 'Give an unpaid order up; its units are free again.',
    access: 'signedIn',
    body: z.object({ PaymentID }),
    output: Payment,
    errors: ['ORDER_NOT_FOUND', 'ORDER_ALREADY_PROCESSED', 'PAYMENT_GATEWAY_UNAVAILABLE'],
  }),

  listProjectPayments: get('/projects/{ProjectID}/payments', {
    summary: 'What a project has received, the newest first.',
    access: 'optional',
    query: z.object(paginationQuery),
    output: pageOf(ProjectPayment),
    errors: ['PROJECT_NOT_FOUND'],
  }),

  listOwnedOrders: get('/authors/me/owned-projects/orders', {
    summary: `The last ${lists.recentOrders} orders of each own project.`,
    access: 'signedIn',
    output: z.object({ items: z.array(OwnerOrder) }),
  }),

  receiveStripeWebhook: post('/stripe-webhook', {
    summary: "Take the payment provider's signed events; each has its effect once.",
    access: 'public',
    bodyFormat: 'raw',
    headers: z.object({ 'stripe-signature': z.string().check(z.maxLength(2_000)) }),
    output: z.object({ received: z.literal(true) }),
    errors: ['WEBHOOK_SIGNATURE_INVALID'],
  }),

  onboardConnect: post('/stripe-connect/onboard', {
    summary: "Open or continue the provider's onboarding; the answer says where.",
    access: 'signedIn',
    output: z.object({ url: z.string() }),
    errors: ['ONBOARDING_FAILED'],
  }),

  returnConnect: get('/stripe-connect/return', {
    summary: 'The browser comes back from onboarding; it is sent on to the payout page with the result.',
    access: 'public',
    query: ConnectState,
    status: 302,
  }),

  refreshConnect: get('/stripe-connect/refresh', {
    summary: 'The onboarding link was used up; the browser is sent to a new one.',
    access: 'public',
    query: ConnectState,
    status: 302,
  }),

  getAccountStatus: get('/authors/{userId}/stripe-account-status', {
    summary: 'Where a person stands with the payment provider: their own, or any for administrators.',
    access: 'signedIn',
    output: AccountStatus,
    errors: ['FORBIDDEN', 'AUTHOR_NOT_FOUND', 'CONNECT_STATUS_FAILED'],
  }),

  listMyPayouts: get('/authors/me/payouts', {
    summary: 'The own payouts, the newest first.',
    access: 'signedIn',
    query: z.object({ ...paginationQuery, status: z.optional(z.enum(payoutStates)) }),
    output: pageOf(Payout),
  }),

  listAllPayouts: get('/admin/payouts', {
    summary: 'All payouts, the newest first.',
    access: 'admin',
    query: z.object({ ...paginationQuery, status: z.optional(z.enum(payoutStates)) }),
    output: pageOf(Payout),
  }),

  transferPayout: post('/admin/payouts/{recipientPayoutId}/transfer', {
    summary: 'Send a payout now; it never goes out twice.',
    access: 'admin',
    output: Payout,
    errors: [
      'PAYOUT_NOT_FOUND',
      'PAYOUT_NOT_TRANSFERABLE',
      'PAYOUT_ACCOUNT_NOT_READY',
      'PAYOUT_BELOW_MINIMUM',
      'TRANSFER_FAILED',
    ],
    successMessage: 'The transfer is on its way.',
  }),
});
