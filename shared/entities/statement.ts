import * as z from 'zod/mini';
import { Currency, Instant, MinorUnits } from '../fields.ts';
import { PaymentID, ProjectID, RecipientPayoutId } from '../ids.ts';
import { paymentKinds } from '../lifecycle.ts';
import { statementKinds } from '../statements.ts';
import { AuthorSummary } from './author.ts';

/** A calendar month in UTC: 2026-11. */
export const Month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));

/**
 * A payee's receipts, returns and payouts in one currency and month, in minor units. The closing balance is the opening
 * balance plus all amounts; it is negative if the payee owes money.
 */
export const StatementTotals = z.object({
  currency: Currency,
  opening: z.int(),
  /** Shares of payments, after the platform fee. */
  received: z.int(),
  refunds: z.int(),
  disputes: z.int(),
  transferred: z.int(),
  closing: z.int(),
  /** Part of the payouts that was kept back to settle earlier refunds and disputes. It does not change the balance. */
  offset: MinorUnits,
});
export type StatementTotals = z.infer<typeof StatementTotals>;

/** A payee's statement of a month. */
export const Statement = z.object({
  payee: AuthorSummary,
  month: Month,
  /** The payee's first month with a movement; the month itself if there is none. */
  firstMonth: Month,
  /** Per currency; empty if nothing has happened until then. */
  totals: z.array(StatementTotals),
});
export type Statement = z.infer<typeof Statement>;

/** A movement on a statement. */
export const StatementLine = z.object({
  /** Id of the ledger's posting. */
  id: z.string(),
  at: Instant,
  kind: z.enum(statementKinds),
  currency: Currency,
  /** Change of the payee's balance in minor units; 0 for offsets. */
  amount: z.int(),
  /** Amount of an offset. */
  offset: MinorUnits,
  PaymentID: z.optional(PaymentID),
  recipientPayoutId: z.optional(RecipientPayoutId),
});
export type StatementLine = z.infer<typeof StatementLine>;

/** Months that the earnings of a payee are listed for. */
export const earningsMonths = 12;

/** A payee's receipts, returns and payouts in one currency and month, in minor units. */
export const MonthlyEarnings = z.object({
  month: Month,
  currency: Currency,
  /** Shares of payments, after the platform fee. */
  received: MinorUnits,
  /** Taken back by refunds and lost disputes. */
  returned: MinorUnits,
  paidOut: MinorUnits,
});
export type MonthlyEarnings = z.infer<typeof MonthlyEarnings>;

/** A movement with its project and payer, and the data that accounting compares it with. */
export const ListedStatementLine = z.extend(StatementLine, {
  /** The project of its payment or payout; absent for a payout that joins several. */
  project: z.optional(z.object({ ProjectID, shortName: z.string() })),
  /** Payer; absent if they stay anonymous, and for payouts. */
  payer: z.optional(AuthorSummary),
  /** Purpose of the payment; absent for payouts. */
  paymentKind: z.optional(z.enum(paymentKinds)),
  /** The provider's id of the charge of its payment. */
  chargeId: z.optional(z.string()),
  /** The administrator who transferred a payout by hand; only for administrators. */
  triggeredBy: z.optional(AuthorSummary),
});
export type ListedStatementLine = z.infer<typeof ListedStatementLine>;
