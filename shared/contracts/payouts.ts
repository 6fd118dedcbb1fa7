import * as z from 'zod/mini';
import { domain, get, post } from '../contract.ts';
import { AccountStatus, Payout } from '../entities/payout.ts';
import { pageOf, paging } from '../fields.ts';
import { payoutStates } from '../lifecycle.ts';

/** Where the provider sends the browser back: the account it is about, signed by us. */
const ConnectState = z.object({ state: z.string().check(z.minLength(16), z.maxLength(500)) });

export const payouts = domain('payouts', {
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
    query: z.object({ ...paging, status: z.optional(z.enum(payoutStates)) }),
    output: pageOf(Payout),
  }),

  listAllPayouts: get('/admin/payouts', {
    summary: 'All payouts, the newest first.',
    access: 'admin',
    query: z.object({ ...paging, status: z.optional(z.enum(payoutStates)) }),
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
      'PAYOUT_TOO_SMALL',
      'TRANSFER_FAILED',
    ],
    says: 'The transfer is on its way.',
  }),
});
