import * as z from 'zod/mini';
import { post } from '../contract.ts';
import { AdminPayout, PayoutHold } from '../entities/payout.ts';
import { text, tidied } from '../fields.ts';
import { UserID } from '../ids.ts';
import { project as limits } from '../settings.ts';

/** An administrator's note, for the audit log. */
const releaseReason = z.optional(z.string().check(tidied(), z.maxLength(limits.reason.max)));

/** Holds of single payouts, and of all payouts of a person, by administrators. */
export const holdEndpoints = {
  holdPayout: post('/admin/payouts/{recipientPayoutId}/hold', {
    summary: 'Hold a payout that has not been sent, with an internal reason. Idempotent.',
    access: 'admin',
    body: z.object({ reason: text(limits.reason) }),
    output: AdminPayout,
    errors: ['PAYOUT_NOT_FOUND', 'PAYOUT_NOT_HOLDABLE'],
    successMessage: 'The payout is held.',
  }),

  releasePayout: post('/admin/payouts/{recipientPayoutId}/release', {
    summary: "End an administrator's hold of a payout. An open dispute still holds it. Idempotent.",
    access: 'admin',
    body: z.object({ reason: releaseReason }),
    output: AdminPayout,
    errors: ['PAYOUT_NOT_FOUND'],
    successMessage: 'The payout is no longer held.',
  }),

  holdPayouts: post('/admin/people/{UserID}/hold-payouts', {
    summary: 'Hold all present and future payouts of a person, with an internal reason. Idempotent.',
    access: 'admin',
    body: z.object({ reason: text(limits.reason) }),
    output: z.object({ UserID, payoutHold: PayoutHold }),
    errors: ['AUTHOR_NOT_FOUND'],
    successMessage: 'Payouts to this person are held.',
  }),

  releasePayouts: post('/admin/people/{UserID}/release-payouts', {
    summary: "End the hold of a person's payouts. Payouts that are held on their own stay held. Idempotent.",
    access: 'admin',
    body: z.object({ reason: releaseReason }),
    output: z.object({ UserID }),
    errors: ['AUTHOR_NOT_FOUND'],
    successMessage: 'Payouts to this person are no longer held.',
  }),
};
