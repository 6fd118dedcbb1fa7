import type { Table } from '#functions/platform/table.ts';
import type { Currency } from '#shared/settings.ts';
import { shardsOf } from './accounts.ts';
import { balances, type Posting, postingShards, postings } from './ledger.ts';

/** Balances recomputed from all postings, and their differences from the stored ones. */
export interface Recomputed {
  postings: number;
  /** `account currency` → minor units. */
  balances: Map<string, number>;
  /** Differences, each with a description. `key` stays the same while the difference does. */
  discrepancies: { key: string; text: string }[];
}

/** All postings, shard by shard. */
export async function* allPostings(table: Table): AsyncGenerator<Posting> {
  for (const pk of postingShards) yield* table.each(postings, { index: 'gsi1', pk });
}

/** Recomputes all balances from the postings and compares them with the stored ones. */
export async function recompute(table: Table, also?: (posting: Posting) => void): Promise<Recomputed> {
  const sums = new Map<string, number>();
  const discrepancies: Recomputed['discrepancies'] = [];
  let count = 0;

  for await (const posting of allPostings(table)) {
    count += 1;
    also?.(posting);
    const sum = posting.entries.reduce((total, { amount }) => total + amount, 0);
    if (sum !== 0)
      discrepancies.push({
        key: posting.id,
        text: `Posting ${posting.id} is out of balance by ${sum} ${posting.currency}.`,
      });
    for (const { account, amount } of posting.entries) {
      const name = `${account} ${posting.currency}`;
      sums.set(name, (sums.get(name) ?? 0) + amount);
    }
  }

  const kept = await keptBalances(table, [...sums.keys()]);
  for (const [name, sum] of sums) {
    const found = kept.get(name) ?? 0;
    if (found !== sum)
      discrepancies.push({
        key: `${name} stored ${found - sum}`,
        text: `${name} is stored as ${found} but is ${sum} by its postings.`,
      });
  }
  return { postings: count, balances: sums, discrepancies };
}

async function keptBalances(table: Table, names: string[]): Promise<Map<string, number>> {
  const places = names.flatMap(name => {
    const [account = '', currency = ''] = name.split(' ');
    return shardsOf(account).map(part => ({ name, ref: balances.key(account, currency as Currency, part) })); // a name of `recompute`
  });
  const found = await table.batchGet(...places.map(({ ref }) => ref));

  const kept = new Map<string, number>();
  places.forEach(({ name }, index) => {
    kept.set(name, (kept.get(name) ?? 0) + (found[index]?.amount ?? 0));
  });
  return kept;
}
