import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Place } from '#shared/days.ts';
import { type MarketSearch, SavedSearch } from '#shared/entities/savedSearch.ts';
import { Instant } from '#shared/fields.ts';
import { type SavedSearchID, UserID } from '#shared/ids.ts';
import { marketQueryOf } from '#shared/marketQuery.ts';
import { searchNews } from '#shared/notificationSettings.ts';
import { links } from '#shared/paths.ts';
import { pageOfList } from '#shared/savedLists.ts';
import { minute } from '#shared/time.ts';
import { nextDigestAt } from '../digestTime.ts';

const StoredSearch = z.extend(SavedSearch, {
  /** Projects and roles that were published until then have been told, or were there before. */
  toldUpTo: Instant,
  /** Next time at which it is run; absent while its person is not told. */
  dueAt: z.optional(Instant),
});
export type StoredSearch = z.infer<typeof StoredSearch>;

const SavedSearches = z.object({
  UserID,
  /** The newest first, at most as many as `shared/caps.ts` says. */
  searches: z.array(StoredSearch),
  /** Changes with each write. */
  version: z.int(),
});
export type SavedSearches = z.infer<typeof SavedSearches>;

/** Shards, so that the job has no hot partition. */
const shards = 4;
export const dueSearchShards = Array.from({ length: shards }, (_, shard) => `dueSearches#${shard}`);

/** Time at which the first of some searches is due. */
const firstDueOf = (searches: readonly StoredSearch[]): string | undefined =>
  searches.flatMap(({ dueAt }) => dueAt ?? []).toSorted()[0];

/** The saved searches of a person, one item for all of them; `gsi2` by the time when the first of them is due. */
export const savedSearches = entity({
  name: 'savedSearches',
  schema: SavedSearches,
  key: (id: UserID) => ({ pk: `user#${id}`, sk: 'savedSearches' }),
  gsi2({ UserID: id, searches }) {
    const dueAt = firstDueOf(searches);
    return dueAt === undefined
      ? undefined
      : { pk: `dueSearches#${shardIndex(id, shards)}`, sk: `${dueAt}#${id}` };
  },
});

/** The people of a shard who have searches that are due at a time, the earliest first. */
export const searchersUntil = (shard: string, at: string) =>
  ({ index: 'gsi2', pk: shard, between: ['0', `${at}~`] }) as const;

/** Replaces the searches that were read. Refused if they have changed since. */
export function replaceSearches(
  id: UserID,
  read: SavedSearches | undefined,
  searches: readonly StoredSearch[],
) {
  const key = savedSearches.key(id);
  const next = { UserID: id, searches: [...searches], version: (read?.version ?? 0) + 1 };
  return read ? Step.put(key, next).when('version', '=', read.version) : Step.create(key, next);
}

type Choice = Pick<StoredSearch, 'frequency' | 'inApp' | 'email'>;

/** Whether a person is told of what a search finds. */
export const isTold = ({ frequency, inApp, email }: Choice): boolean =>
  frequency !== 'never' && (inApp || email);

/** Time of the next run of a search after another time: before the next digest of its frequency. */
export function nextLookUp({ frequency, inApp, email }: Choice, person: Place, after: string) {
  if (frequency === 'never' || !isTold({ frequency, inApp, email })) return undefined;
  const lead = searchNews.leadMinutes * minute;
  const shifted = (at: string, by: number) => new Date(Date.parse(at) + by).toISOString();
  return shifted(nextDigestAt(frequency, person, shifted(after, lead)), -lead);
}

/** A search with other fields. One that has told of nothing yet begins with what is published from now on. */
export function withChoice(
  search: StoredSearch,
  change: Partial<Pick<StoredSearch, 'name'> & Choice>,
  person: Place,
  now: string,
): StoredSearch {
  const { dueAt: due, ...next } = { ...search, ...change };
  const isAsBefore = isTold(search) === isTold(next) && search.frequency === next.frequency;
  const dueAt = isAsBefore ? due : nextLookUp(next, person, now);
  return { ...next, toldUpTo: isTold(search) ? search.toldUpTo : now, ...(dueAt && { dueAt }) };
}

/** The search as its person sees it. */
export function toSavedSearch(stored: StoredSearch): SavedSearch {
  const { toldUpTo: _, dueAt: _due, ...search } = stored;
  return search;
}

/** The search of a person with an id. */
export const searchWithId = (saved: SavedSearches | undefined, id: SavedSearchID): StoredSearch | undefined =>
  saved?.searches.find(({ SavedSearchID }) => SavedSearchID === id);

/** The list with what a search finds, the newest first; without a language. */
export const searchLink = (search: MarketSearch): string =>
  links[pageOfList[search.list]]({ query: marketQueryOf(search) });
