import { activeAuthors, authors } from '#functions/authors/author.store.ts';
import { mayBeFound } from '#functions/authors/mayBeFound.ts';
import { refreshReservedPlaces } from '#functions/market/refreshReservedPlaces.ts';
import { turnsKey } from '#functions/market/reservedPlace.store.ts';
import { personListings } from '#functions/market/search/personListing.store.ts';
import { reindexPerson } from '#functions/market/search/reindexPerson.ts';
import { syncCandidate } from '#functions/market/syncCandidate.ts';
import { syncCardCounts } from '#functions/market/syncCardCounts.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Table } from '#functions/platform/table.ts';
import { cards } from '#functions/projects/card.store.ts';
import { listings } from '#functions/projects/listing.store.ts';
import { byState, projects } from '#functions/projects/project.store.ts';
import { syncSuspension } from '#functions/projects/syncSuspension.ts';
import { publicProjectStates } from '#shared/lifecycle.ts';
import { syncMarket } from './syncListing.ts';

/**
 * Whether the oldest public project of some status has no card or no listing with its owner, the newest of the first people who may be
 * found has no listing, or no owner has had a turn in the reserved places: the data are of an earlier version.
 */
export async function needsRebuild(table: Table): Promise<boolean> {
  for (const status of publicProjectStates) {
    const { items } = await table.query(projects, { index: 'gsi1', pk: byState(status), limit: 1 });
    for (const { ProjectID } of items) {
      const keys = [cards.key(ProjectID), listings.key(ProjectID), turnsKey] as const;
      const [card, listing, turns] = await table.batchGet(...keys);
      if (!card || !listing?.document?.owner || !turns) return true;
    }
  }
  const { items } = await table.query(authors, { ...activeAuthors, order: 'asc', limit: 20 });
  const person = items.findLast(mayBeFound);
  return person !== undefined && !(await table.get(personListings.key(person.UserID)))?.document;
}

/**
 * Writes the listings and cards of all public projects, the candidates for reserved places, and the listings of all people who may be
 * found. Safe to repeat, also while people publish. Returns the numbers of projects and people.
 */
export async function rebuildMarket(
  deps: Pick<Deps, 'table' | 'now'>,
): Promise<{ projects: number; people: number }> {
  const { table } = deps;
  const count = { projects: 0, people: 0 };
  for (const status of publicProjectStates)
    for await (const { ProjectID, OwnerUserID } of table.each(projects, {
      index: 'gsi1',
      pk: byState(status),
    })) {
      await syncSuspension(table, ProjectID);
      await syncMarket(deps, ProjectID);
      await syncCardCounts(deps, ProjectID);
      await syncCandidate(deps, OwnerUserID, ProjectID);
      count.projects++;
    }
  await refreshReservedPlaces(deps);
  for await (const person of table.each(authors, activeAuthors)) {
    if (!mayBeFound(person)) continue;
    await reindexPerson(deps, person.UserID);
    count.people++;
  }
  return count;
}
