import * as z from 'zod/mini';
import { Instant } from '#shared/fields.ts';
import { bitsOf } from './arrays.ts';

/** Position at which a list continues. */
export const MarketPlace = z.object({
  /** Time of the first page, by which all pages are ordered. */
  at: Instant,
  /** Order and id of the last project or role, and whether it is among those in other languages; absent at the beginning. */
  after: z.optional(z.object({ tier: z._default(z.int(), 0), key: z.number(), id: z.string() })),
});
export type MarketPlace = z.infer<typeof MarketPlace>;

/** Rows that words have found, and how well; without a score all are equally good. */
export interface Candidates {
  rows: ArrayLike<number>;
  scores?: ArrayLike<number> | undefined;
}

/** The rows to select from: projects or roles. */
interface Rows<Group extends string> {
  groups: readonly Group[];
  /** The values of each group, in the order of their bits. */
  values: Record<Group, readonly string[]>;
  /** Bits of each group by row. */
  bits: Record<Group, Uint8Array>;
  /** The id of a row; undefined if it is not shown. */
  idOf: (row: number) => string | undefined;
}

interface Asked<Group extends string> {
  filters: Record<Group, readonly string[]>;
  /** Order of a row in the list: the smallest comes first. */
  orderOf: (row: number, score: number) => number;
  place: MarketPlace;
  limit: number;
  /** Values of the group `language` that come before all others; without any, the language does not matter. */
  reads?: readonly string[] | undefined;
}

interface Selection<Group extends string> {
  rows: number[];
  /** Start of the next page; absent on the last page. */
  next?: MarketPlace | undefined;
  counts: Record<Group, Record<string, number>> & {
    matching: number;
    matchingWords: number;
    readable?: number;
    without: Record<string, number>;
  };
}

/**
 * Selects a page of the candidates that match the filters, in order, and counts what each option of the filters would find: as the
 * only value of its group, with those of the other groups. Reads every candidate once.
 */
export function select<Group extends string>(
  { groups, values, bits: bitsByGroup, idOf }: Rows<Group>,
  candidates: Candidates,
  { filters, orderOf, place, limit, reads = [] }: Asked<Group>,
): Selection<Group> {
  const allowed = groups.map(group =>
    filters[group].length > 0 ? bitsOf(values[group], filters[group]) : undefined,
  );
  const bits = groups.map(group => bitsByGroup[group]);
  // Rows by the combination of a group's values, which is one step per row instead of one per value.
  const found = groups.map(() => new Uint32Array(combinations));
  const without = groups.map(() => 0);
  let matching = 0;
  let matchingWords = 0;
  let readable = 0;
  const tierOf = tiersOf(values, bitsByGroup, reads);
  const page = new Page(limit + 1, place.after);
  const { rows, scores } = candidates;

  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const id = idOf(row);
    if (id === undefined) continue;
    matchingWords++;
    let missed = -1; // the only group whose filter the project does not match
    let misses = 0;
    for (let group = 0; group < allowed.length && misses < 2; group++) {
      const wanted = allowed[group];
      if (wanted === undefined || (wanted & (bits[group]?.[row] ?? 0)) !== 0) continue;
      missed = group;
      misses++;
    }
    if (misses > 1) continue;
    for (let group = 0; group < allowed.length; group++)
      if (misses === 0 || missed === group) countOne(found[group], bits[group]?.[row] ?? 0);
    if (misses === 0) {
      matching++;
      const tier = tierOf(row);
      if (tier === 0) readable++;
      page.offer(tier, orderOf(row, scores?.[at] ?? 1), id, row);
    } else without[missed] = (without[missed] ?? 0) + 1;
  }

  const shown = page.entries.slice(0, limit);
  const last = shown.at(-1);
  const options = groups.map((group, at) => [
    group,
    Object.fromEntries(values[group].map((value, index) => [value, countOf(found[at], 1 << index)])),
  ]);
  return {
    rows: shown.map(({ row }) => row),
    ...(page.entries.length > limit &&
      last && { next: { at: place.at, after: { tier: last.tier, key: last.key, id: last.id } } }),
    counts: {
      ...(Object.fromEntries(options) as Record<Group, Record<string, number>>), // of these groups
      matching,
      matchingWords,
      ...(reads.length > 0 && { readable }),
      without: Object.fromEntries(
        groups.flatMap((group, at) =>
          filters[group].length > 0 ? [[group, matching + (without[at] ?? 0)]] : [],
        ),
      ),
    },
  };
}

/** The tier of each row: 0 for what is written in a language that the reader reads, 1 for everything else. */
function tiersOf<Group extends string>(
  values: Record<Group, readonly string[]>,
  bits: Record<Group, Uint8Array>,
  reads: readonly string[],
): (row: number) => number {
  const languages = 'language' as Group; // lists without this group get no languages
  const known = bits[languages];
  if (reads.length === 0 || !known) return () => 0;
  const wanted = bitsOf(values[languages], reads);
  return row => (((known[row] ?? 0) & wanted) === 0 ? 1 : 0);
}

/** Combinations of the bits of a group. */
const combinations = 256;

function countOne(counts: Uint32Array | undefined, bits: number): void {
  if (counts) counts[bits] = (counts[bits] ?? 0) + 1;
}

/** The number of rows that had a bit. */
function countOf(counts: Uint32Array | undefined, bit: number): number {
  let count = 0;
  counts?.forEach((rows, bits) => {
    if ((bits & bit) !== 0) count += rows;
  });
  return count;
}

interface Place {
  tier: number;
  key: number;
  id: string;
}
interface Entry extends Place {
  row: number;
}

/** Of two in the same tier with the same key, the later id comes first. */
function isBefore(one: Place, other: Place): boolean {
  if (one.tier !== other.tier) return one.tier < other.tier;
  return one.key === other.key ? one.id > other.id : one.key < other.key;
}

/** The first rows after a place, of those that are offered in any order. */
class Page {
  readonly entries: Entry[] = [];
  readonly #size: number;
  readonly #after: Place | undefined;
  /** The last entry of a full page. */
  #last: Entry | undefined;

  constructor(size: number, after: Place | undefined) {
    this.#size = size;
    this.#after = after;
  }

  offer(tier: number, key: number, id: string, row: number): void {
    // Most of many come after a full page: they are compared before an entry is made of them.
    const last = this.#last;
    if (last && (tier > last.tier || (tier === last.tier && key > last.key))) return;
    const entry = { tier, key, id, row };
    if (last && isBefore(last, entry)) return;
    if (this.#after && !isBefore(this.#after, entry)) return;
    let at = this.entries.length;
    while (at > 0 && isBefore(entry, this.entries[at - 1] ?? entry)) at--;
    if (at < this.#size) this.entries.splice(at, 0, entry);
    if (this.entries.length > this.#size) this.entries.pop();
    if (this.entries.length === this.#size) this.#last = this.entries.at(-1);
  }
}
