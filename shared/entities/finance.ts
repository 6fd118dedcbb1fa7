import * as z from 'zod/mini';
import { Currency } from '../fields.ts';
import { type AccountName, accountNames, type MovementName, movementNames } from '../finance.ts';
import { AuthorSummary } from './author.ts';
import { Month } from './statement.ts';

/** An account's balance before and after a month, in minor units. */
const Balance = z.object({ opening: z.int(), closing: z.int() });

const recordOf = <Name extends string, Shape extends z.core.$ZodType>(names: readonly Name[], shape: Shape) =>
  z.object(Object.fromEntries(names.map(name => [name, shape])) as Record<Name, Shape>); // each name is there

/** The ledger of a month in one currency. The balances sum to zero, at the beginning and at the end. */
export const MonthEndCurrency = z.object({
  currency: Currency,
  balances: recordOf<AccountName, typeof Balance>(accountNames, Balance),
  /**
   * Changes of the money at Stripe by reason, in minor units; their sum is the whole change. Payments are gross; outflows
   * are negative; `unapplied` are payments without an order, less their refunds.
   */
  movements: recordOf<MovementName, z.ZodMiniNumberFormat>(movementNames, z.int()),
  /** The part of payouts that was offset against debts of payees; no money moved. */
  setOff: z.int(),
});
export type MonthEndCurrency = z.infer<typeof MonthEndCurrency>;

/** The month-end report. */
export const MonthEnd = z.object({
  month: Month,
  /** The first month with a posting; the month itself if there is none. */
  firstMonth: Month,
  currencies: z.array(MonthEndCurrency),
});
export type MonthEnd = z.infer<typeof MonthEnd>;

/** The platform's income and costs in one month and currency, in minor units. Costs are positive. */
export const MonthlyResult = z.object({
  month: Month,
  currency: Currency,
  /** Gross payments for projects, and their number. */
  payments: z.int(),
  paymentCount: z.int(),
  /** Income, less refunds. */
  commission: z.int(),
  subscriptions: z.int(),
  paymentFees: z.int(),
  disputeFees: z.int(),
  subscriptionFees: z.int(),
  otherFees: z.int(),
  /** Income less costs. */
  result: z.int(),
});
export type MonthlyResult = z.infer<typeof MonthlyResult>;

/** A calendar year in UTC. */
export const Year = z.string().check(z.regex(/^20\d{2}$/));

/** A payee's earnings in a quarter, in minor units: the figures that tax offices require platforms to report. */
export const PayeeQuarter = z.object({
  /** Shares of payments, after the platform fee. */
  received: z.int(),
  /** Taken back by refunds and lost disputes, less what was given again. */
  returned: z.int(),
  /** The part of `received` less `returned` that was paid for points; the rest was donated. */
  sold: z.int(),
  /** Platform fees that the payee bore, less those given back. */
  fees: z.int(),
  /** Number of payments. */
  payments: z.int(),
});
export type PayeeQuarter = z.infer<typeof PayeeQuarter>;

/** A payee's year in one currency. */
export const PayeeYear = z.object({
  payee: AuthorSummary,
  /** Country of the payout account, or of the profile without one. */
  country: z.optional(z.string()),
  /** The provider's id of the payout account, which leads to the payee's identity there. */
  accountId: z.optional(z.string()),
  currency: Currency,
  /** The four quarters. */
  quarters: z.array(PayeeQuarter),
});
export type PayeeYear = z.infer<typeof PayeeYear>;
