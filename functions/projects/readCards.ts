import { authors } from '#functions/authors/author.store.ts';
import { type Loaded, loadPlan } from '#functions/platform/load.ts';
import type { Table } from '#functions/platform/table.ts';
import type { ProjectCard } from '#shared/entities/project.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { cards, type StoredCard, toPublicCard } from './card.store.ts';
import { listings } from './listing.store.ts';
import { projects } from './project.store.ts';
import { projectStats } from './stats.store.ts';
import { cardCounts, type ProjectItems, toCard } from './toProject.ts';

/** A project and its owner, as lists hold them. */
export interface Entry {
  ProjectID: ProjectID;
  OwnerUserID: UserID;
}

/** Plan of the items that cards need; pass its result to `toItems`. */
export const cardPlan = (entries: readonly Entry[]) =>
  entries.map(
    ({ ProjectID, OwnerUserID }) =>
      [
        projects.key(ProjectID),
        projectStats.key(ProjectID),
        listings.key(ProjectID),
        authors.key(OwnerUserID),
        cards.key(ProjectID),
      ] as const,
  );

export type CardPlan = ReturnType<typeof cardPlan>;

/** The loaded projects without deleted ones. The sums of the counters are those of the card while there is one. */
export const toItems = (loaded: Loaded<CardPlan>): ProjectItems[] =>
  loaded.flatMap(([project, totals, listing, owner, card]) =>
    project && totals
      ? [{ project, stats: card ? { ...totals, ...cardCounts(card) } : totals, listing, owner }]
      : [],
  );

/** The card of a public project, as it would be stored. */
export const composeCard = (items: ProjectItems): StoredCard => ({ ...toCard(items), version: 1 });

/** Keys of the stored cards of public projects; pass what they load to `publicCards`. */
export const publicCardPlan = (entries: readonly Pick<Entry, 'ProjectID'>[]) =>
  entries.map(({ ProjectID }) => cards.key(ProjectID));

/** Public cards of entries, in their order, from the cards that were loaded for them. */
export async function publicCards(
  table: Table,
  entries: readonly Pick<Entry, 'ProjectID'>[],
  loaded: readonly (StoredCard | undefined)[],
): Promise<ProjectCard[]> {
  const found = await completed(table, entries, loaded);
  return entries.flatMap(({ ProjectID }) => {
    const card = found.get(ProjectID);
    return card ? [toPublicCard(card)] : [];
  });
}

/**
 * Reads the public cards of entries, eventually consistent, and composes missing ones if there are fewer than `enough`.
 * Cost: 1 DynamoDB request for up to 100, half a unit each.
 */
export async function readPublicCards(
  table: Table,
  entries: readonly Pick<Entry, 'ProjectID'>[],
  enough = entries.length,
): Promise<ProjectCard[]> {
  const stored = (await table.batchGetEventually(...publicCardPlan(entries))).flatMap(card => card ?? []);
  return stored.length < enough
    ? await publicCards(table, entries, stored)
    : stored.map(card => toPublicCard(card));
}

/**
 * Loaded cards by project. A public project whose card the stream has not written yet gets a composed one: 2 DynamoDB
 * requests more, only then.
 */
export async function completed(
  table: Table,
  entries: readonly Pick<Entry, 'ProjectID'>[],
  loaded: readonly (StoredCard | undefined)[],
): Promise<ReadonlyMap<ProjectID, StoredCard>> {
  const found = new Map(loaded.flatMap(card => (card ? [[card.ProjectID, card] as const] : [])));
  const missing = entries.filter(({ ProjectID }) => !found.has(ProjectID));
  if (missing.length === 0) return found;

  const items = await table.batchGetEventually(...missing.map(({ ProjectID }) => projects.key(ProjectID)));
  const shown = items.flatMap(project => (project && isPublic(project) ? [project] : []));
  if (shown.length === 0) return found;
  const composed = toItems(
    await loadPlan({ get: table.get, batchGet: table.batchGetEventually }, cardPlan(shown)),
  );
  for (const one of composed) found.set(one.project.ProjectID, composeCard(one));
  return found;
}
