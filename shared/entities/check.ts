import * as z from 'zod/mini';
import { Instant } from '../fields.ts';

/** The scheduled checks of the money: of the ledger, and of what is unresolved at the payment provider. */
export const checkNames = ['reconciliation', 'ledgerCheck'] as const;
export type CheckName = (typeof checkNames)[number];

/** Kinds of problem, each with its own remedy. */
export const problemKinds = [
  /** A posting whose entries do not sum to zero, or a balance that differs from its postings. */
  'ledger',
  /** An order that differs from its postings. */
  'order',
  /** A payout that differs from its postings. */
  'payout',
  /** An account that differs from the amounts due. */
  'amountsDue',
  /** A balance that differs from the payment provider's. */
  'provider',
  /** A setting of the account at the payment provider. */
  'settings',
  /** Something unresolved that the payment provider could not be asked about. */
  'unresolved',
] as const;

export const CheckProblem = z.object({
  kind: z.enum(problemKinds),
  /** In English, with ids and amounts in minor units: for the runbook, the log and the operator who mends it. */
  text: z.string(),
});
export type CheckProblem = z.infer<typeof CheckProblem>;

/** Result of the last run of a check. */
export const Check = z.object({
  name: z.enum(checkNames),
  at: Instant,
  /** Postings that were checked, or items that the provider was asked about. */
  examined: z.int(),
  /** Missed events of the provider that were applied. */
  applied: z.optional(z.int()),
  /** Number of problems found, of which `problems` contains the first. */
  found: z.int(),
  problems: z.array(CheckProblem),
});
export type Check = z.infer<typeof Check>;
