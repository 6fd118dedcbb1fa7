import * as z from 'zod/mini';
import type { MarketCounts } from '#shared/contracts/projects.ts';
import { Instant } from '#shared/fields.ts';
import type { MarketSort } from '#shared/finding.ts';
import { ProjectID } from '#shared/ids.ts';
import { day } from '#shared/time.ts';
import { bitsOf, type Columns, filterGroups, filterValues } from './columns.ts';
import type { MarketFilters } from './filters.ts';

/** Position at which a list continues. */
export const MarketPlace = z.object({
  /** Time of the first page, by which all pages are ordered. */
  at: Instant,
  /** Order and id of the last project; absent at the beginning. */
  after: z.optional(z.object({ key: z.number(), id: ProjectID })),
});
export type MarketPlace = z.infer<typeof MarketPlace>;

/** Rows that words have found, and how well; without a score all are equally good. */
export interface Candidates {
  rows: ArrayLike<number>;
  scores?: ArrayLike<number> | undefined;
}

interface Asked {
  filters: MarketFilters;
  sort: MarketSort;
  place: MarketPlace;
  limit: number;
}

interface Selection {
  ids: ProjectID[];
  /** Position of the next page; absent on the last page. */
  next?: MarketPlace | undefined;
  counts: MarketCounts;
}

/** After every project that is running come those that have ended, the last one first. */
const afterAllRunning = 1e15;
/** More than any time in milliseconds. */
const tenPercent = 1e13;

/** Order of a row in a list: the smallest comes first. */
function keyOf(columns: Columns, sort: MarketSort, at: number) {
  const { publishedAt, endsAt, builtTens } = columns;
  const published = (row: number) => publishedAt[row] ?? 0;
  const ends = (row: number) => endsAt[row] ?? 0;
  const keys: Record<MarketSort, (row: number, score: number) => number> = {
    newest: row => -published(row),
    endingSoon: row => (ends(row) > at ? ends(row) : afterAllRunning - ends(row)),
    mostBuilt: row => -((builtTens[row] ?? 0) * tenPercent + published(row)),
    relevance: (row, score) => {
      const isFresh = 0.5 ** (Math.max(0, at - published(row)) / (60 * day));
      const moves = (builtTens[row] ?? 0) / 10;
      const ended = ends(row) > at ? 1 : 0.7;
      return -score * (1 + 0.1 * isFresh + 0.1 * moves) * ended;
    },
  };
  return keys[sort];
}

/**
 * Selects a page of the candidates that match the filters, in order, and counts what each option of the filters would find: as the
 * only value of its group, with those of the other groups. Reads every candidate once.
 */
export function select(
  columns: Columns,
  candidates: Candidates,
  { filters, sort, place, limit }: Asked,
): Selection {
  const allowed = filterGroups.map(group =>
    filters[group].length > 0 ? bitsOf(group, filters[group]) : undefined,
  );
  const bits = filterGroups.map(group => columns.bits[group]);
  const found = filterGroups.map(group => filterValues[group].map(() => 0));
  const without = filterGroups.map(() => 0);
  let matching = 0;
  let matchingWords = 0;
  const page = new Page(limit + 1, place.after);
  const key = keyOf(columns, sort, Date.parse(place.at));
  const { rows, scores } = candidates;

  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const id = columns.ids[row];
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
      if (misses === 0 || missed === group) countOptions(found[group] ?? [], bits[group]?.[row] ?? 0);
    if (misses === 0) {
      matching++;
      page.offer(key(row, scores?.[at] ?? 1), id);
    } else without[missed] = (without[missed] ?? 0) + 1;
  }

  const shown = page.entries.slice(0, limit);
  const last = shown.at(-1);
  const optionsOf = (group: keyof MarketFilters) => {
    const numbers = found[filterGroups.indexOf(group)] ?? [];
    return Object.fromEntries(filterValues[group].map((value, at) => [value, numbers[at] ?? 0]));
  };
  return {
    ids: shown.map(({ id }) => id),
    ...(page.entries.length > limit && last && { next: { at: place.at, after: last } }),
    counts: {
      projects: columns.size,
      rolesOpen: columns.rolesOpen,
      matching,
      matchingWords,
      country: optionsOf('country'),
      language: optionsOf('language'),
      status: optionsOf('status'),
      skill: optionsOf('skill'),
      without: Object.fromEntries(
        filterGroups.flatMap((group, at) =>
          filters[group].length > 0 ? [[group, matching + (without[at] ?? 0)]] : [],
        ),
      ),
    },
  };
}

function countOptions(counts: number[], bits: number): void {
  for (let value = 0; value < counts.length; value++)
    if ((bits & (1 << value)) !== 0) counts[value] = (counts[value] ?? 0) + 1;
}

interface Entry {
  key: number;
  id: ProjectID;
}

/** Of two projects with the same key, the later id comes first. */
const isBefore = (one: Entry, other: Entry): boolean =>
  one.key === other.key ? one.id > other.id : one.key < other.key;

/** The first projects after a place, of those that are offered in any order. */
class Page {
  readonly entries: Entry[] = [];
  readonly #size: number;
  readonly #after: Entry | undefined;

  constructor(size: number, after: Entry | undefined) {
    this.#size = size;
    this.#after = after;
  }

  offer(key: number, id: ProjectID): void {
    const last = this.entries.at(-1);
    if (this.entries.length === this.#size && last && key > last.key) return; // most are, of many
    const entry = { key, id };
    if (this.#after && !isBefore(this.#after, entry)) return;
    let at = this.entries.length;
    while (at > 0 && isBefore(entry, this.entries[at - 1] ?? entry)) at--;
    if (at < this.#size) this.entries.splice(at, 0, entry);
    if (this.entries.length > this.#size) this.entries.pop();
  }
}
