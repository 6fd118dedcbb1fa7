import type { Deps } from '#functions/platform/deps.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { cards } from '#functions/projects/market/card.store.ts';
import { cellSteps } from '#functions/projects/market/cells.store.ts';
import { entryAt, indexKeysOf, isFormer, marketEntries } from '#functions/projects/market/entry.store.ts';
import { listOf } from '#functions/projects/market/filterLists.ts';
import { listings } from '#functions/projects/market/listing.store.ts';
import { refreshReservedPlaces } from '#functions/projects/market/refreshReservedPlaces.ts';
import { turnsKey } from '#functions/projects/market/reservedPlace.store.ts';
import type { SearchDocument } from '#functions/projects/market/searchDocument.ts';
import { syncCandidate } from '#functions/projects/market/syncCandidate.ts';
import { syncCardCounts } from '#functions/projects/market/syncCardCounts.ts';
import { byState, projects } from '#functions/projects/project.store.ts';
import { syncSuspension } from '#functions/projects/syncSuspension.ts';
import type { ProjectID } from '#shared/ids.ts';
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
      if (!card || !turns || !listing?.document || isFormer(listing.document)) return true;
      const places = plainPlacesOf(ProjectID, listing.document).map(place => marketEntries.key(place));
      if ((await table.batchGet(...places)).includes(undefined)) return true;
    }
  }
  return false;
}

const plainLists = (['newest', 'endingSoon'] as const).map(sort => listOf(sort, {}));

/** Places of a project in the lists without filters that were indexes of the cards until November 2026. */
const plainPlacesOf = (id: ProjectID, document: SearchDocument) =>
  indexKeysOf(id, document).filter(({ pk }) => plainLists.includes(pk));

/** Writes the entries of a project that the cards replaced, and the card without its index keys. */
async function replaceCardIndexes(table: Table, id: ProjectID, document: SearchDocument): Promise<void> {
  for (const place of plainPlacesOf(id, document))
    await table.write(Step.put(marketEntries.key(place), entryAt(place, id)));
  const card = await table.get(cards.key(id));
  if (!card) return;
  const next = { ...card, version: card.version + 1 };
  await table.write(Step.put(cards.key(id), next).when('version', '=', card.version)); // refused: it has just been written
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
      if (listing?.document) {
        documents.push(listing.document);
        await replaceCardIndexes(table, ProjectID, listing.document);
      }
      count++;
    }
  for (const step of cellSteps(documents)) await table.write(step);
  await refreshReservedPlaces({ table, now });
  return count;
}
