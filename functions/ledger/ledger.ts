import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import { Step } from '#functions/platform/table/step.ts';
import { grant } from '#functions/platform/uses.ts';
import { Currency, Instant } from '#shared/fields.ts';
import { PaymentID, RecipientPayoutId } from '#shared/ids.ts';
import type { Currency as CurrencyCode } from '#shared/settings.ts';
import { type Account, shardFor } from './accounts.ts';

/** Causes of a posting. */
export const postingKinds = [
  'paid',
  'received',
  'returned',
  'settled',
  'shared',
  'refunded',
  'refundFailed',
  'disputeOpened',
  'disputeWon',
  'disputeLost',
  'reinstated',
  'setOff',
  'transferred',
  'transferReversed',
  'withdrawn',
  'toppedUp',
  'feeCharged',
  'subscription',
  'vatDue',
] as const;

const Entry = z.object({
  account: z.string(),
  /** Minor units: positive for debits, negative for credits. */
  amount: z.int(),
});

const Posting = z.object({
  id: z.string(),
  kind: z.enum(postingKinds),
  at: Instant,
  currency: Currency,
  entries: z.array(Entry),
  PaymentID: z.optional(PaymentID),
  recipientPayoutId: z.optional(RecipientPayoutId),
  /** The invoice of a subscription's payment. */
  invoiceId: z.optional(z.string()),
});
export type Posting = z.output<typeof Posting>;

/** Partitions of gsi1 that hold all postings, by time. */
const shards = 16;
export const postingShards = Array.from({ length: shards }, (_, shard) => `ledger#${shard}`);

/** Postings are immutable. */
export const postings = entity({
  name: 'posting',
  schema: Posting,
  key: (id: string) => ({ pk: `posting#${id}`, sk: 'posting' }),
  gsi1: ({ id, at }) => ({ pk: `ledger#${shardIndex(id, shards)}`, sk: `${at}#${id}` }),
});

/** A shard of an account's balance in one currency, updated in the transactions of its postings. */
export const balances = entity({
  name: 'ledgerBalance',
  schema: z.object({ amount: z.int() }),
  key: (account: string, currency: CurrencyCode, part: string) => ({
    pk: `ledger#${account}`,
    sk: `${currency}#${part}`,
  }),
});

/** Input of a posting. */
export interface PostingInput {
  /** Derived from its cause, so that each cause is posted once: `paid-{PaymentID}`. */
  id: string;
  kind: Posting['kind'];
  at: string;
  currency: CurrencyCode;
  /** Entries of zero are omitted. */
  entries: readonly { account: Account; amount: number; minBalance?: number | undefined }[];
  PaymentID?: PaymentID | undefined;
  recipientPayoutId?: RecipientPayoutId | undefined;
  invoiceId?: string | undefined;
}

/**
 * Steps of a posting: the posting itself, and a balance for each of its accounts. Throws if the entries do not sum to
 * zero. An entry with `minBalance` requires that balance of its account.
 */
export function post({ entries: given, ...movement }: PostingInput) {
  const entries = mergeEntries(given);
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new Error(`Posting ${movement.id} is out of balance by ${sum}`);
  if (entries.length === 0) return [];

  const posting: Posting = {
    ...movement,
    entries: entries.map(({ account, amount }) => ({ account, amount })),
  };
  return [
    Step.create(postings.key(movement.id), posting),
    ...entries.map(({ account, amount, minBalance }) => {
      const part = shardFor(account, movement.id);
      const step = Step.add(balances.key(account, movement.currency, part), { amount });
      return minBalance === undefined ? step : step.when('amount', '>=', minBalance);
    }),
  ];
}

function mergeEntries(
  entries: PostingInput['entries'],
): { account: Account; amount: number; minBalance?: number | undefined }[] {
  const byAccount = new Map<Account, { account: Account; amount: number; minBalance?: number | undefined }>();
  for (const { account, amount, minBalance } of entries) {
    if (!Number.isSafeInteger(amount)) throw new Error(`Amount for ${account} is not an integer`);
    const known = byAccount.get(account);
    byAccount.set(account, {
      account,
      amount: (known?.amount ?? 0) + amount,
      minBalance: minBalance ?? known?.minBalance,
    });
  }
  return [...byAccount.values()].filter(({ amount }) => amount !== 0);
}

/** Posting to the ledger. */
export const ledger = grant({ ledger: true });
