import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import type { UserID } from '#shared/ids.ts';

/**
 * Accounts of the ledger. Positive balances are assets (money at the provider, receivables) and costs; negative ones
 * are liabilities and income.
 */
export type Account =
  /** The platform's balance at Stripe. */
  | 'provider:stripe'
  /** The platform's bank account: the payouts to it, less the amounts that it paid in. */
  | 'bank:platform'
  /** Captured payments that have not reached the balance at Stripe yet. */
  | 'transit:stripe'
  /** Counterpart of payments that Stripe settles in another currency than they were made in. */
  | 'exchange:stripe'
  /** Payments being returned to their payers, and shares that are not credited yet. */
  | 'clearing'
  /** Refunds owed to payers that failed or have not left the balance yet; negative. */
  | 'payable:refunds'
  /** VAT in invoiced fees, which is due to the tax office; negative. */
  | 'payable:vat'
  /** Income of the platform. */
  | 'revenue:commission'
  /** Income from plans, less refunds and lost disputes. */
  | 'revenue:subscriptions'
  /** Fees charged by Stripe. */
  | 'fees:stripe'
  /** Amounts withheld by banks during open disputes. */
  | 'receivable:disputes'
  /** Amounts that payers got back in excess of their payments. */
  | 'receivable:payers'
  /** Amount owed to a recipient; negative. */
  | `payable:user:${UserID}`
  /** Amount to recover from a recipient; offset against later payouts. */
  | `receivable:user:${UserID}`;

export const payableTo = (id: UserID): Account => `payable:user:${id}`;
export const receivableFrom = (id: UserID): Account => `receivable:user:${id}`;

/**
 * Number of balance shards of an account, so that concurrent payments do not conflict: many for accounts that every payment
 * posts to, fewer for the balance owed to one recipient. A receivable has one shard, because its postings require a minimum
 * balance.
 */
function partsOf(account: string): number {
  if (account.startsWith('receivable:user:')) return 1;
  return account.startsWith('payable:user:') ? 16 : 64;
}

/** Balance shard for a posting. */
export const shardFor = (account: string, postingId: string): string =>
  String(shardIndex(postingId, partsOf(account)));

/** All balance shards of an account. */
export const shardsOf = (account: string): string[] =>
  Array.from({ length: partsOf(account) }, (_, part) => String(part));
