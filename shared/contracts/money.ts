import * as z from 'zod/mini';
import { domain, get, post, put } from '../contract.ts';
import {
  OrderedItem,
  OwnerOrder,
  OwnOrder,
  Payment,
  PersonOrder,
  PublicOrder,
  Receipt,
} from '../entities/payment.ts';
import { AccountStatus } from '../entities/payout.ts';
import {
  earningsMonths,
  ListedStatementLine,
  Month,
  MonthlyEarnings,
  Statement,
} from '../entities/statement.ts';
import { Currency, MinorUnits, pageOf, paginationQuery } from '../fields.ts';
import { PaymentID } from '../ids.ts';
import { ownOrderFilters } from '../lifecycle.ts';
import { lists } from '../settings.ts';
import { checkEndpoints } from './checks.ts';
import { disputeEndpoints } from './disputes.ts';
import { feeEndpoints } from './fees.ts';
import { holdEndpoints } from './holds.ts';
import { invoiceEndpoints } from './invoices.ts';
import { payoutEndpoints } from './payouts.ts';
import { refundEndpoints } from './refunds.ts';
import { shareEndpoints } from './shares.ts';

/** Query of the return from onboarding: the account, signed by us. */
const ConnectState = z.object({ state: z.string().check(z.minLength(16), z.maxLength(500)) });

export const money = domain('money', {
  ...feeEndpoints,
  ...checkEndpoints,

  initiatePayment: post('/payment/initiate', {
    summary: 'Create an order: verifies the total and reserves units. Idempotent per `orderKey`.',
    access: 'signedIn',
    body: z.object({
      items: z.array(OrderedItem).check(z.minLength(1), z.maxLength(1)),
      /** The client's total in minor units, with the platform fee if it is covered. */
      total: MinorUnits,
      /** Adds the platform fee on top, so that the project receives the whole item. */
      feeCovered: z.optional(z.boolean()),
      currency: Currency,
      orderKey: z.string().check(z.minLength(16), z.maxLength(64)),
      /** Hides the payer's name from everyone but administrators; the payer can change it later. */
      anonymous: z.optional(z.boolean()),
    }),
    status: 201,
    output: Payment,
    errors: [
      'PROJECT_NOT_FOUND',
      'PROJECT_NOT_ACCEPTING_PAYMENTS',
      'INVALID_AMOUNT',
      'PAYMENT_BELOW_MINIMUM',
      'QUANTITY_REQUIRED',
      'CURRENCY_NOT_SUPPORTED',
      'TOTAL_MISMATCH',
      'UNITS_SOLD_OUT',
      'PROJECT_ENDED',
      'OWN_PROJECT_PAYMENT',
      'TOO_MANY_OPEN_ORDERS',
      'TOO_MANY_UNITS',
      'ORDER_ALREADY_PROCESSED',
    ],
  }),

  payWithStripe: post('/payment/stripe', {
    summary: 'Get the URL of the hosted payment page for an order.',
    access: 'signedIn',
    body: z.object({ PaymentID, total: MinorUnits, currency: Currency }),
    output: z.object({ url: z.string(), payment: Payment }),
    errors: [
      'ORDER_NOT_FOUND',
      'ORDER_EXPIRED',
      'ORDER_ALREADY_PROCESSED',
      'PROJECT_NOT_ACCEPTING_PAYMENTS',
      'PROJECT_ENDED',
      'OWN_PROJECT_PAYMENT',
      'TOTAL_MISMATCH',
      'PAYMENT_GATEWAY_UNAVAILABLE',
      'TOO_MANY_ATTEMPTS',
    ],
  }),

  getOrder: post('/payment/order', {
    summary:
      "Get one of the caller's orders; syncs with the payment provider while its status is unresolved.",
    access: 'signedIn',
    body: z.object({ PaymentID }),
    output: Payment,
    errors: ['ORDER_NOT_FOUND'],
  }),

  cancelPayment: post('/payment/cancel', {
    summary: 'Cancel an unpaid order and release its reserved units.',
    access: 'signedIn',
    body: z.object({ PaymentID }),
    output: Payment,
    errors: [
      'ORDER_NOT_FOUND',
      'ORDER_ALREADY_PROCESSED',
      'PAYMENT_GATEWAY_UNAVAILABLE',
      'TOO_MANY_ATTEMPTS',
    ],
  }),

  listMyOrders: get('/authors/me/orders', {
    summary: "List the caller's orders, or those of a kind or in a state, newest first.",
    access: 'signedIn',
    query: z.object({ ...paginationQuery, filter: z.optional(z.enum(ownOrderFilters)) }),
    output: pageOf(OwnOrder),
  }),

  listPersonOrders: get('/admin/people/{UserID}/orders', {
    summary: "List a person's orders for administrators, newest first, with their payments at the provider.",
    access: 'admin',
    query: z.object(paginationQuery),
    output: pageOf(PersonOrder),
    errors: ['AUTHOR_NOT_FOUND'],
  }),

  getReceipt: get('/authors/me/orders/{PaymentID}/receipt', {
    summary: "Get the receipt of one of the caller's paid orders, with its refunds.",
    access: 'signedIn',
    output: Receipt,
    errors: ['ORDER_NOT_FOUND', 'RECEIPT_NOT_AVAILABLE'],
  }),

  setOrderAnonymity: put('/authors/me/orders/{PaymentID}/anonymity', {
    summary: "Hide the caller's name on one of their orders, or show it again.",
    access: 'signedIn',
    body: z.object({ anonymous: z.boolean() }),
    output: z.object({ anonymous: z.boolean() }),
    errors: ['ORDER_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  }),

  listProjectPayments: get('/projects/{ProjectID}/payments', {
    summary: 'List the paid orders that a project has kept, newest first, as everyone sees them.',
    access: 'optional',
    query: z.object(paginationQuery),
    output: pageOf(PublicOrder),
    errors: ['PROJECT_NOT_FOUND'],
  }),

  listOwnedOrders: get('/authors/me/owned-projects/orders', {
    summary: `List the ${lists.recentOrders} most recent orders of each of the caller's projects.`,
    access: 'signedIn',
    output: z.object({ items: z.array(OwnerOrder) }),
  }),

  listProjectOrders: get('/projects/{ProjectID}/orders', {
    summary:
      'List all paid orders of a project with their fees and states, newest first, fully refunded ones included; for its owner.',
    access: 'signedIn',
    query: z.object(paginationQuery),
    output: pageOf(OwnerOrder),
    errors: ['PROJECT_NOT_FOUND', 'FORBIDDEN'],
  }),

  receiveStripeWebhook: post('/stripe-webhook', {
    summary: "Receive the payment provider's signed webhook events. Each event is processed once.",
    access: 'public',
    worksDuringMaintenance: true,
    bodyFormat: 'raw',
    headers: z.object({ 'stripe-signature': z.string().check(z.maxLength(2_000)) }),
    output: z.object({ received: z.literal(true) }),
    errors: ['WEBHOOK_SIGNATURE_INVALID'],
  }),

  onboardConnect: post('/stripe-connect/onboard', {
    summary: 'Start or continue onboarding with the payment provider. Returns the URL of its page.',
    access: 'signedIn',
    output: z.object({ url: z.string() }),
    errors: ['ONBOARDING_FAILED', 'TOO_MANY_ATTEMPTS'],
  }),

  returnConnect: get('/stripe-connect/return', {
    summary: 'Return URL for onboarding. Redirects to the payout page with the result.',
    access: 'public',
    worksDuringMaintenance: true,
    query: ConnectState,
    status: 302,
  }),

  refreshConnect: get('/stripe-connect/refresh', {
    summary: 'Refresh URL for onboarding. Redirects to a new link when the previous one has expired.',
    access: 'public',
    worksDuringMaintenance: true,
    query: ConnectState,
    status: 302,
  }),

  getAccountStatus: get('/authors/{userId}/stripe-account-status', {
    summary: "Get the status of a payout account: the caller's own, or anyone's for administrators.",
    access: 'signedIn',
    output: AccountStatus,
    errors: ['FORBIDDEN', 'AUTHOR_NOT_FOUND', 'CONNECT_STATUS_FAILED'],
  }),

  getStatement: get('/authors/{userId}/statements', {
    summary: "Get a payee's statement of a month: the caller's own, or anyone's for administrators.",
    access: 'signedIn',
    query: z.object({ month: Month }),
    output: Statement,
    errors: ['FORBIDDEN', 'AUTHOR_NOT_FOUND'],
  }),

  listMyEarnings: get('/authors/me/earnings', {
    summary: `List what the caller received, gave back and was paid out in the last ${earningsMonths} months, oldest first.`,
    access: 'signedIn',
    output: z.object({ items: z.array(MonthlyEarnings) }),
  }),

  listStatementLines: get('/authors/{userId}/statements/lines', {
    summary: "List the movements of a payee's statement of a month, oldest first.",
    access: 'signedIn',
    query: z.object({ ...paginationQuery, month: Month }),
    output: pageOf(ListedStatementLine),
    errors: ['FORBIDDEN', 'AUTHOR_NOT_FOUND'],
  }),

  ...payoutEndpoints,
  ...disputeEndpoints,
  ...holdEndpoints,
  ...refundEndpoints,
  ...shareEndpoints,
  ...invoiceEndpoints,
});
