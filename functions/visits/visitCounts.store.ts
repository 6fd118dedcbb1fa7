import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { utcDayOf } from '#shared/days.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import type { ProjectID, ProspectID } from '#shared/ids.ts';
import { day as dayLength, second } from '#shared/time.ts';
import {
  type OutcomeSource,
  type VisitDevice,
  type VisitPart,
  type VisitSource,
  visitSettings,
} from '#shared/visits.ts';

/** Counters of a day by their names. */
export type Counts = Readonly<Record<string, number>>;

/** Numbers of an item; `day` counts days since 1970 in UTC. */
const StoredCounts = z.pipe(
  z.looseObject({ day: z.int(), shard: z.int(), ttl: z.int() }),
  z.transform(raw =>
    Object.fromEntries(
      Object.entries(raw).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    ),
  ),
);

/** Shards of a day: first those of visits, then those of their outcomes, which other transactions write. */
const visitShards = 4;
const outcomeShards = 2;

const partitionOf = (id: ProjectID): string => `visits#${id}`;

/**
 * Counters of a project and day, in a few items of less than 1 KB, so that a visit costs one write unit for them. The
 * names of the counters are short for the same reason.
 */
export const visitCounts = entity({
  name: 'visitCounts',
  schema: StoredCounts,
  key: (id: ProjectID, day: number, shard: number) => ({
    pk: partitionOf(id),
    sk: `${dayText(day)}#${shard}`,
  }),
});

/** Key range of all counters of a project. */
export const visitCountsOf = (id: ProjectID) => ({ pk: partitionOf(id) });

/** Days since 1970 in UTC. */
export const dayNumber = (at: string): number => Math.floor(Date.parse(at) / dayLength);

/** YYYY-MM-DD */
export const dayText = (day: number): string => utcDayOf(new Date(day * dayLength).toISOString());

const letters: Record<OutcomeSource, string> = {
  site: 'i',
  search: 's',
  social: 'o',
  embed: 'e',
  qr: 'q',
  link: 'l',
  other: 'w',
  direct: 'd',
  unknown: 'x',
};

/** Names of the counters. Those that end in `?` count what an item had no room for. */
export const counters = {
  visits: (source: OutcomeSource) => `v${letters[source]}`,
  visitors: (source: OutcomeSource) => `u${letters[source]}`,
  device: (device: VisitDevice) => `d${device[0]}`,
  language: (language: WrittenLanguage) => `l${language}`,
  part: (part: VisitPart) => `p${part[0]}`,
  country: (code: string) => `c${code}`,
  link: (ref: string) => `f${ref}`,
  role: (id: ProspectID) => `r${shortOf(id)}`,

  likes: (source: OutcomeSource) => `k${letters[source]}`,
  applications: (source: OutcomeSource) => `a${letters[source]}`,
  contributions: (source: OutcomeSource) => `g${letters[source]}`,
  applicationsFor: (id: ProspectID) => `b${shortOf(id)}`,
} as const;

/** Four characters for a role: among the fifty that a project can have, two hardly ever share them. */
const shortOf = (id: ProspectID): string => createHash('sha256').update(id).digest('base64url').slice(0, 4);

/** Counters of this kind: their names without the first letter, and their numbers. */
export const countersOf = (
  counts: Counts,
  letter: 'c' | 'f',
): { name: string | undefined; count: number }[] =>
  Object.entries(counts)
    .filter(([name]) => name.startsWith(letter))
    .map(([name, count]) => ({ name: name.endsWith('?') ? undefined : name.slice(1), count }));

/** Bytes of an item below which a write costs one unit, less what visits at the same moment may add. */
const room = 1_024 - 96;
/** Keys and fields that each item has. */
const emptySize = 130;
const sizeOf = (name: string): number => name.length + 5;

/**
 * Those of the names that fit into an item; the others count as the rest of their kind. So that nothing that visitors
 * choose makes an item larger than a write unit.
 */
export function withinRoom(
  stored: Counts | undefined,
  fixed: readonly string[],
  open: readonly string[],
): string[] {
  const known = new Set([...Object.keys(stored ?? {}), ...fixed]);
  let size = emptySize + [...known].reduce((sum, name) => sum + sizeOf(name), 0);
  const fitting = open.map(name => {
    if (known.has(name)) return name;
    if (size + sizeOf(name) > room) return `${name[0]}?`;
    known.add(name);
    size += sizeOf(name);
    return name;
  });
  return [...new Set(fitting)];
}

const count = (id: ProjectID, day: number, shard: number, names: readonly string[]) =>
  addVisitCounts(id, day, shard, Object.fromEntries(names.map(name => [name, 1])));

/** Adds to the counters of a day. */
export const addVisitCounts = (id: ProjectID, day: number, shard: number, counts: Counts) =>
  Step.add(visitCounts.key(id, day, shard), counts).set({
    day,
    shard,
    ttl: ((day + visitSettings.keptDays) * dayLength) / second,
  });

/** The item in which a visit is counted; `by` is a random id, never a visitor's hash. */
export const shardOfVisit = (id: ProjectID, at: string, by: string) =>
  visitCounts.key(id, dayNumber(at), visitShard(by));
const visitShard = (by: string): number => shardIndex(by, visitShards);

/** Counts a visit by the names of its counters. */
export const countVisit = (id: ProjectID, at: string, by: string, names: readonly string[]) =>
  count(id, dayNumber(at), visitShard(by), names);

/** Step that counts an outcome of a visit. `by`, the id of the counted item, selects the shard. */
const outcome =
  (name: 'likes' | 'applications' | 'contributions') =>
  (id: ProjectID, at: string, by: string, source: VisitSource | undefined, ...more: readonly string[]) =>
    count(id, dayNumber(at), visitShards + shardIndex(by, outcomeShards), [
      counters[name](source ?? 'unknown'),
      ...more,
    ]);

/** Steps that count the outcomes of visits, for the transactions that write these outcomes. */
export const countOutcome = {
  like: outcome('likes'),
  application: outcome('applications'),
  contribution: outcome('contributions'),
} as const;

/** Items per request of a range, each of at most 1 KB. */
const itemsPerRequest = 1_000;

/**
 * The counters of each day that has any, by day, both ends included. Cost: 1 DynamoDB request, and another one for each
 * thousand items; two years of a project with visits in every shard have 4,400.
 */
export async function readVisitCounts(
  table: Pick<Table, 'each'>,
  id: ProjectID,
  first: number,
  last: number,
): Promise<Map<number, Counts>> {
  const found = new Map<number, Record<string, number>>();
  const range = { pk: partitionOf(id), between: [dayText(first), `${dayText(last)}$`] as const };
  for await (const { day = 0, ttl: _, shard: __, ...counts } of table.each(visitCounts, {
    ...range,
    limit: itemsPerRequest,
  })) {
    const sums = found.get(day) ?? {};
    for (const [name, number] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + number;
    found.set(day, sums);
  }
  return found;
}
