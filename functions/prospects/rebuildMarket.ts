import type { Deps } from '#functions/platform/deps.ts';
import type { Table } from '#functions/platform/table.ts';
import { cards } from '#functions/projects/market/card.store.ts';
import { cellSteps } from '#functions/projects/market/cells.store.ts';
import { isFormer } from '#functions/projects/market/entry.store.ts';
import { listings } from '#functions/projects/market/listing.store.ts';
import { refreshReservedPlaces } from '#functions/projects/market/refreshReservedPlaces.ts';
import { turnsKey } from '#functions/projects/market/reservedPlace.store.ts';
import type { SearchDocument } from '#functions/projects/market/searchDocument.ts';
import { syncCandidate } from '#functions/projects/market/syncCandidate.ts';
import { syncCardCounts } from '#functions/projects/market/syncCardCounts.ts';
import { byState, projects } from '#functions/projects/project.store.ts';
import { syncSuspension } from '#functions/projects/syncSuspension.ts';
import { publicProjectStates } from '#shared/lifecycle.ts';
import { syncMarket } from './syncListing.ts';

/**
 * Whether a public project has no card or entries by former rules, or nobody has had a turn in the reserved places: the
 * data are of an earlier version.
 */
export async function needsRebuild(table: Table): Promise<boolean> {
  for (const status of publicProjectStates) {
    const { items } = await table.query(projects, { index: 'gsi1', pk: byState(status), limit: 1 });
    for (const { ProjectID } of items) {
      const [card, listing, turns] = await table.batchGet(
        cards.key(ProjectID),
        listings.key(ProjectID),
        turnsKey,
      );
      if (!card || !turns || (listing?.document && isFormer(listing.document))) return true;
    }
  }
  return false;
}

/**
 * Writes the cards and the missing entries of all public projects and the candidates for reserved places, deletes entries
 * by former rules, and counts the market anew. Safe to repeat. What changes in the meantime is counted twice or not at all: run it while nobody publishes, or again.
 */
export async function rebuildMarket({ table, now }: Pick<Deps, 'table' | 'now'>): Promise<number> {
  const documents: SearchDocument[] = [];
  let count = 0;
  for (const status of publicProjectStates)
    for await (const { ProjectID, OwnerUserID } of table.each(projects, {
      index: 'gsi1',
      pk: byState(status),
    })) {
      await syncSuspension(table, ProjectID);
      await syncMarket(table, ProjectID);
      await syncCardCounts(table, ProjectID);
      await syncCandidate({ table, now }, OwnerUserID, ProjectID);
      const listing = await table.get(listings.key(ProjectID));
      if (listing?.document) documents.push(listing.document);
      count++;
    }
  for (const step of cellSteps(documents)) await table.write(step);
  await refreshReservedPlaces({ table, now });
  return count;
}
