import * as z from 'zod/mini';
import { get, post } from '../contract.ts';
import { AdminPayout, Payout, PayoutOrigin } from '../entities/payout.ts';
import { Currency, Day, pageOf, paginationQuery } from '../fields.ts';
import { ProjectID, UserID } from '../ids.ts';
import { payoutStates } from '../lifecycle.ts';
import { waitingReasons } from '../moneyReasons.ts';

/** The calls on payouts, which belong to the domain `money`. */
export const payoutEndpoints = {
  listMyPayouts: get('/authors/me/payouts', {
    summary: "List the caller's payouts, newest first.",
    access: 'signedIn',
    query: z.object({ ...paginationQuery, status: z.optional(z.enum(payoutStates)) }),
    output: pageOf(Payout),
  }),

  getPayoutOrigin: get('/payouts/{recipientPayoutId}/origin', {
    summary: 'Get the payments and tasks from which a payout comes; for its recipient and administrators.',
    access: 'signedIn',
    output: PayoutOrigin,
    errors: ['PAYOUT_NOT_FOUND'],
  }),

  listAllPayouts: get('/admin/payouts', {
    summary:
      'List all payouts, newest first, or those in a state, to a person, of a project, of some days, in a currency or that wait for a reason. A page filtered by project, currency or reason may be short although more follow.',
    access: 'admin',
    query: z.object({
      ...paginationQuery,
      status: z.optional(z.enum(payoutStates)),
      recipientId: z.optional(UserID),
      projectId: z.optional(ProjectID),
      currency: z.optional(Currency),
      reason: z.optional(z.enum(waitingReasons)),
      /** First and last day of creation, in UTC. */
      from: z.optional(Day),
      until: z.optional(Day),
    }),
    output: pageOf(AdminPayout),
  }),

  transferPayout: post('/admin/payouts/{recipientPayoutId}/transfer', {
    summary: 'Transfer a payout now. Safe to retry: it is never sent twice.',
    access: 'admin',
    output: AdminPayout,
    errors: [
      'PAYOUT_NOT_FOUND',
      'PAYOUT_HELD',
      'PAYOUT_NOT_TRANSFERABLE',
      'PAYOUT_ACCOUNT_NOT_READY',
      'PAYOUT_BELOW_MINIMUM',
      'TRANSFER_FAILED',
    ],
    successMessage: 'The transfer is on its way.',
  }),
};
