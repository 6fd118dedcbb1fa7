import { isDeepStrictEqual } from 'node:util';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import type { Table } from '#functions/platform/table.ts';
import type { UserID } from '#shared/ids.ts';
import { day } from '#shared/time.ts';
import { type FeaturedPlace, featuredPlaces } from '#shared/visibility.ts';
import {
  candidates,
  candidatesAfter,
  lastsUntil,
  replaceTurns,
  reservedCandidatesOf,
  type Turn,
  type Turns,
  turnsKey,
} from './reservedPlace.store.ts';

/** The first Monday of 1970, so that turns of seven days begin on Mondays, before that day's digests. */
const firstMonday = 4 * day;

/**
 * Stores the owners whose turn it is in the reserved places. Owners follow each other by their ids, and a turn begins after
 * the last owner of the previous turn, so that all owners have equally many turns, even if others come and go. The number
 * of the turn determines which of their projects is shown. Idempotent, also when run late or concurrently.
 */
export async function refreshReservedPlaces({ table, now }: Pick<Deps, 'table' | 'now'>): Promise<void> {
  for (let attempt = 0; attempt < 4; attempt++) {
    const known = await table.get(turnsKey);
    const turns: Turns = {
      home: await turnOf(table, 'home', known?.turns.home, now()),
      weeklyDigest: await turnOf(table, 'weeklyDigest', known?.turns.weeklyDigest, now()),
    };
    if (isDeepStrictEqual(turns, known?.turns)) return;
    if (!isRefusal(await table.write(replaceTurns(known, turns)))) return;
  }
}

async function turnOf(
  table: Table,
  place: FeaturedPlace,
  before: Turn | undefined,
  at: string,
): Promise<Turn> {
  const { reserved, turnDays } = featuredPlaces[place];
  const number = Math.floor((Date.parse(at) - firstMonday) / (turnDays * day));
  const after = before?.number === number ? before.after : lastOf(before, reserved);
  const entries = await entriesAfter(table, after, {
    count: 2 * reserved,
    number,
    at,
  });
  return { number, ...(after && { after }), entries };
}

/** The last owner who had a place in a turn. */
const lastOf = (turn: Turn | undefined, reserved: number): UserID | undefined =>
  turn?.entries.slice(0, reserved).at(-1)?.OwnerUserID ?? turn?.after;

/** Owners without a current project that a turn passes over at most. */
const mostPassed = 20;

/** One project of each of the next owners, from the first again after the last. */
async function entriesAfter(
  table: Table,
  after: UserID | undefined,
  { count, number, at }: { count: number; number: number; at: string },
): Promise<Turn['entries']> {
  const entries: Turn['entries'] = [];
  const seen = new Set<UserID>();
  let last = after;
  while (entries.length < count && seen.size < count + mostPassed) {
    const owner = (await nextOwner(table, last)) ?? (await nextOwner(table, undefined));
    if (!owner || seen.has(owner)) break;
    seen.add(owner);
    last = owner;
    const { items } = await table.query(candidates, { ...reservedCandidatesOf(owner), limit: 100 });
    const current = items.filter(candidate => lastsUntil(candidate) > at);
    const drawn = current[shardIndex(`${owner}#${number}`, current.length)];
    if (drawn) entries.push({ ProjectID: drawn.ProjectID, OwnerUserID: owner });
  }
  return entries;
}

async function nextOwner(table: Table, after: UserID | undefined): Promise<UserID | undefined> {
  const { items } = await table.query(candidates, { ...candidatesAfter(after), limit: 1 });
  return items[0]?.OwnerUserID;
}
