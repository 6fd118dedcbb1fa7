import type { UserID } from '#shared/ids.ts';

/**
 * Where money is, or to whom it belongs. An amount above zero is something that we have (money at the provider,
 * what somebody owes us) or a cost; one below zero is something that we owe, or income.
 */
export type Account =
  /** Our money at Stripe. */
  | 'provider:stripe'
  /** Money of payers that is on its way back to them, and shares that are not credited yet. */
  | 'clearing'
  /** Refunds that did not reach their payers and are owed to them, below zero. */
  | 'payable:refunds'
  /** What the platform has earned. */
  | 'revenue:commission'
  /** What Stripe has kept. */
  | 'fees:stripe'
  /** What banks have taken back while a dispute is open. */
  | 'receivable:disputes'
  /** What a person is to receive, below zero. */
  | `payable:user:${UserID}`
  /** What a person has received and has to give back; later payouts are set off against it. */
  | `receivable:user:${UserID}`;

export const payableTo = (id: UserID): Account => `payable:user:${id}`;
export const receivableFrom = (id: UserID): Account => `receivable:user:${id}`;

/** Accounts that every payment touches keep their balance in so many parts, so that payments do not wait for each other. */
const parts = 16;

const isShared = (account: string): boolean => !account.includes(':user:');

/** The part of an account's balance that a posting goes to; a person's account has one part only. */
export const shardFor = (account: string, postingId: string): string =>
  isShared(account) ? String(shardIndex(postingId, parts)) : '0';

/** All parts of an account's balance. */
export const shardsOf = (account: string): string[] =>
  isShared(account) ? Array.from({ length: parts }, (_, part) => String(part)) : ['0'];

/** A number below `most` that depends on the text alone. */
export function shardIndex(text: string, most: number): number {
  let hash = 2_166_136_261; // FNV-1a
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 16_777_619) >>> 0;
  return hash % most;
}
