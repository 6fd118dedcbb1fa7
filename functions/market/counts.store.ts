import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import { Step } from '#functions/platform/table/step.ts';
import { currencies } from '#shared/settings.ts';

const count = z._default(z.int(), 0);

const names = ['people', ...currencies.map(name => `raised_${name}` as const)] as const;
type Name = (typeof names)[number];

/** Changes of the site's totals; money in minor units. */
export type Amounts = Partial<Record<Name, number>>;

const Counts = z.object(
  Object.fromEntries(names.map(name => [name, count])) as Record<Name, typeof count>, // each name is there
);

/** Sharded counters; the totals are the sums over all shards. */
const counts = entity({
  name: 'counts',
  schema: Counts,
  key: (shard: '0' | '1' | '2' | '3') => ({ pk: 'counts', sk: `market#${shard}` }),
});

/** Keys of all shards, to be read together with other items. */
export const countsKeys = [counts.key('0'), counts.key('1'), counts.key('2'), counts.key('3')] as const;

/** Adds to the totals. The same `by` (an id) always uses the same shard. */
export function addCounts(by: string, amounts: Amounts) {
  return Step.add(countsKeys[shardIndex(by, countsKeys.length)] ?? countsKeys[0], amounts);
}

/** The site's totals. */
export function sumOf(items: readonly (Record<Name, number> | undefined)[]) {
  const of = (name: Name): number =>
    Math.max(
      0,
      items.reduce((sum, item) => sum + (item?.[name] ?? 0), 0),
    );
  return {
    people: of('people'),
    raised: Object.fromEntries(
      currencies
        .map(currency => [currency, of(`raised_${currency}`)] as const)
        .filter(([, amount]) => amount > 0),
    ),
  };
}
