import { callers } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { errorFields } from '#functions/platform/log.ts';
import type { AnyStep } from '#functions/platform/table/step.ts';
import type { MarketSearch } from '#shared/entities/savedSearch.ts';
import type { UserID } from '#shared/ids.ts';
import { type DigestFrequency, searchNews as settings } from '#shared/notificationSettings.ts';
import type { ListToSave } from '#shared/savedLists.ts';
import { day, minute } from '#shared/time.ts';
import { digestSteps } from '../digest.store.ts';
import { nextDigestAt } from '../digestTime.ts';
import { type NotificationContent, notificationSteps } from '../notification.store.ts';
import type { Recipient } from '../notify.ts';
import {
  dueSearchShards,
  nextLookUp,
  replaceSearches,
  type StoredSearch,
  savedSearches,
  searchersUntil,
  searchLink,
} from './savedSearches.store.ts';

/** Reads what is new in a list for saved searches. What it has found is named by texts of its own. */
export interface ListNews {
  findNew(
    reader: UserID,
    query: MarketSearch,
    time: { from: string; to: string },
  ): Promise<{ found: readonly string[]; isComplete: boolean }>;
  /** Those of what was found that a reader may be told of now. */
  shownTo(reader: UserID, found: readonly string[]): Promise<readonly string[]>;
}

/** The news of each list. */
export type SearchNews = Readonly<Record<ListToSave, ListNews>>;

/** Longest time in which a run looks searches up. The next run continues with the others. */
const longestRun = minute;

/** Failures in a row after which a run assumes that the market cannot be read at all. */
const mostFailures = 3;

type Given = Pick<Deps, 'table' | 'now' | 'newId' | 'log'>;

/**
 * Tells people of new projects and roles that their saved searches find: with one notification per search, and one line in their next digest.
 * What is due and when is written in one transaction with what is told, so that no one is told twice by two runs at the same time, or by
 * one after a crash. Cost: 1 DynamoDB request per shard; per person with searches that are due 1, per search at most 2, and 1 write.
 * Throws at its end if a person could not be told, so that the failure raises an alarm.
 */
export async function tellSearches(deps: Given, news: SearchNews): Promise<void> {
  const { table, now, log } = deps;
  const began = now();
  let failed = 0;
  let failuresInARow = 0;

  for (const shard of dueSearchShards)
    for await (const { UserID: id } of table.each(savedSearches, searchersUntil(shard, began))) {
      if (failuresInARow === mostFailures || Date.parse(now()) - Date.parse(began) > longestRun) break;
      try {
        await tellPerson(deps, news, id, began);
        failuresInARow = 0;
      } catch (error) {
        log.error('search.failed', { UserID: id, ...errorFields(error) });
        failed += 1;
        failuresInARow += 1;
      }
    }
  if (failed > 0) throw new Error(`News of saved searches could not be told to ${failed} people`);
}

/** Looks up the searches of a person that are due, unless another run has done it. */
async function tellPerson(deps: Given, news: SearchNews, id: UserID, at: string): Promise<void> {
  const { table } = deps;
  const [person, saved] = await table.batchGet(callers.key(id), savedSearches.key(id));
  const due = saved?.searches.filter(({ dueAt }) => dueAt !== undefined && dueAt <= at) ?? [];
  if (!person || !saved || due.length === 0) return;

  // People are not told while they are banned; afterwards they are told of what has been published meanwhile.
  const found = person.status === 'active' ? await findNews(news, id, due, at) : [];
  const upTo = person.status === 'active' ? newestAt(at) : '';
  const searches = saved.searches.map(search =>
    due.includes(search) ? lookedUp(search, { person, at, upTo }) : search,
  );
  await table.transact(
    replaceSearches(id, saved, searches), // refused if another run has told them, or the person has changed them: the next run looks again
    ...tellingSteps(deps, person, found, at),
  );
}

/** The latest time of publication that is told; later ones wait for the next run. */
const newestAt = (at: string): string =>
  new Date(Date.parse(at) - settings.lagMinutes * minute).toISOString();

interface Found {
  search: StoredSearch;
  found: readonly string[];
  isComplete: boolean;
}

/** News that some searches find and their person has not been told of, in the order of the searches. */
async function findNews(
  news: SearchNews,
  id: UserID,
  due: readonly StoredSearch[],
  at: string,
): Promise<Found[]> {
  const found: Found[] = [];
  const earliest = new Date(Date.parse(at) - settings.maxDays * day).toISOString();
  for (const search of due) {
    const from = search.toldUpTo > earliest ? search.toldUpTo : earliest;
    const { list } = search.query;
    const one = await news[list].findNew(id, search.query, { from, to: newestAt(at) });
    if (one.found.length > 0) found.push({ search, ...one });
  }
  return found;
}

/** A search that has been looked up. */
function lookedUp(
  looked: StoredSearch,
  { person, at, upTo }: { person: Recipient; at: string; upTo: string },
): StoredSearch {
  const { dueAt: _, ...search } = looked;
  const dueAt = nextLookUp(search, person, at);
  return { ...search, toldUpTo: search.toldUpTo > upTo ? search.toldUpTo : upTo, ...(dueAt && { dueAt }) };
}

/** The notifications, and the entries of digests. */
function tellingSteps(deps: Given, person: Recipient, found: readonly Found[], at: string): AnyStep[] {
  const inApp = found.filter(({ search }) => search.inApp).map(toNotification);
  const byEmail = person.emailProblem ? [] : found.filter(({ search }) => search.email);
  const digests = (['daily', 'weekly'] as const).flatMap(frequency => {
    const lines = byEmail.filter(({ search }) => search.frequency === frequency);
    if (lines.length === 0) return [];
    const due = { UserID: person.UserID, frequency, dueAt: digestOf(lines, frequency, person, at) };
    const { collected, scheduled } = digestSteps.collect(due, lines.map(toEntry), deps);
    return [...collected, scheduled];
  });
  return [...(inApp.length > 0 ? notificationSteps.create(person.UserID, inApp, deps) : []), ...digests];
}

/** The digest before which the searches were due; an immediate one if that has been sent. */
function digestOf(
  lines: readonly Found[],
  frequency: DigestFrequency,
  person: Recipient,
  at: string,
): string {
  const [dueAt = at] = lines.flatMap(({ search }) => search.dueAt ?? []).toSorted();
  const digestAt = nextDigestAt(frequency, person, dueAt);
  return digestAt > at ? digestAt : at;
}

/** Kinds of notifications of searches by their list. */
const kinds = { projects: 'searchMatched', roles: 'roleSearchMatched' } as const;

const toNotification = ({ search, found, isComplete }: Found): NotificationContent => ({
  kind: kinds[search.query.list],
  values: {
    search: search.name,
    count: String(found.length),
    number: isComplete ? String(found.length) : `${found.length}+`,
  },
  link: searchLink(search.query),
});

const toEntry = ({ search, found, isComplete }: Found) => ({
  template: kinds[search.query.list],
  values: { search: search.name },
  link: searchLink(search.query),
  search: { SavedSearchID: search.SavedSearchID, found: [...found], isComplete },
});
