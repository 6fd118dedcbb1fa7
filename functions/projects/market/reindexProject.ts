import { isDeepStrictEqual } from 'node:util';
import { backoff } from '#functions/platform/backoff.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { Key } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import type { ProjectID } from '#shared/ids.ts';
import { projects } from '../project.store.ts';
import { countingSteps } from './cells.store.ts';
import { entryAt, indexKeysOf, marketEntries } from './entry.store.ts';
import { type Listing, listings } from './listing.store.ts';
import { type SearchableRole, type SearchDocument, toSearchDocument } from './searchDocument.ts';

/** Up to so many entries are written in the transaction that finishes a change; more cost half outside of it. */
const mostInTransaction = 4;

/** Entries written at the same time. */
const mostAtOnce = 25;

/**
 * Updates the market entries of a project to its current state, not to the event that caused the call, so that late,
 * repeated and concurrent events end in the same entries. Suspended projects have none. `openRolesOf` reads its unfilled roles.
 */
export async function reindexProject(
  table: Table,
  id: ProjectID,
  openRolesOf: (table: Table, id: ProjectID) => Promise<SearchableRole[]>,
): Promise<void> {
  for (let tried = 0; tried < 8; tried++) {
    const [[project, listing], roles] = await Promise.all([
      table.batchGet(projects.key(id), listings.key(id)),
      openRolesOf(table, id),
    ]);
    const wanted = project && !project.suspended ? toSearchDocument(project, roles) : undefined;
    if (isUpToDate(listing, wanted) || (await applyDifferences(table, id, listing, wanted))) return;
    await backoff(tried);
  }
  throw new Error(`Market entries of project ${id} not updated: too many concurrent changes`);
}

const isUpToDate = (listing: Listing | undefined, wanted: SearchDocument | undefined): boolean =>
  listing
    ? listing.pendingChanges.length === 0 && isDeepStrictEqual(listing.document, wanted)
    : wanted === undefined;

/** Writes the differences. Returns false if the project was changed concurrently. */
async function applyDifferences(
  table: Table,
  id: ProjectID,
  listing: Listing | undefined,
  wanted: SearchDocument | undefined,
): Promise<boolean> {
  const changes = stepsFrom(id, listing, wanted);
  const finish = (from: Listing | undefined): Promise<boolean> => {
    return holds(
      table.transact(
        ...(changes.length <= mostInTransaction ? changes : []),
        ...countingSteps(id, from?.document, wanted),
        wanted ? put(id, from, { document: wanted, pendingChanges: [] }) : remove(id, from),
      ),
    );
  };
  if (changes.length <= mostInTransaction) return await finish(listing);

  const begun = await recordPendingChange(table, id, listing, wanted);
  if (!begun) return false;
  for (let at = 0; at < changes.length; at += mostAtOnce) {
    if (at > 0 && (await table.get(listings.key(id)))?.version !== begun.version) return false;
    await Promise.all(changes.slice(at, at + mostAtOnce).map(step => table.write(step)));
  }
  return await finish(begun);
}

/**
 * Records a change whose entries are written one by one, so that whoever continues after a crash or overtakes it knows
 * which entries there may be. Changes of one project follow each other, because the stream delivers the records of its
 * partition in order; only bans and changes of an owner run beside them. Returns undefined if a different one is in progress; if the same one is, both
 * workers may continue because their writes are identical.
 */
async function recordPendingChange(
  table: Table,
  id: ProjectID,
  listing: Listing | undefined,
  wanted: SearchDocument | undefined,
): Promise<Listing | undefined> {
  if (
    listing &&
    listing.pendingChanges.length > 0 &&
    isDeepStrictEqual(listing.pendingChanges.at(-1), wanted ?? null)
  )
    return listing;
  const others = (listing?.pendingChanges ?? []).filter(
    document => !isDeepStrictEqual(document, wanted ?? null),
  );
  const next = { document: listing?.document, pendingChanges: [...others, wanted ?? null] };
  const noted = await holds(table.write(put(id, listing, next)));
  return noted ? { ProjectID: id, ...next, version: (listing?.version ?? 0) + 1 } : undefined;
}

/** Steps that delete and write entries. After an interrupted change, every entry is written again. */
function stepsFrom(id: ProjectID, listing: Listing | undefined, wanted: SearchDocument | undefined) {
  const before = indexKeysOf(id, listing?.document);
  const between = (listing?.pendingChanges ?? []).flatMap(document => indexKeysOf(id, document ?? undefined));
  const after = indexKeysOf(id, wanted);

  const there = new Set(listing?.pendingChanges.length ? [] : before.map(address));
  const staying = new Set(after.map(address));
  const leaving = new Map([...before, ...between].map(place => [address(place), place]));
  return [
    ...[...leaving]
      .filter(([at]) => !staying.has(at))
      .map(([, place]) => Step.remove(marketEntries.key(place))),
    ...after
      .filter(place => !there.has(address(place)))
      .flatMap(place => (wanted ? [Step.put(marketEntries.key(place), entryAt(place, id))] : [])),
  ];
}

const address = ({ pk, sk }: Key): string => `${pk} ${sk}`;

/** Replaces the listing if its version is unchanged. */
function put(id: ProjectID, from: Listing | undefined, next: Pick<Listing, 'document' | 'pendingChanges'>) {
  const item = { ProjectID: id, version: (from?.version ?? 0) + 1, ...next };
  return from
    ? Step.put(listings.key(id), item).when('version', '=', from.version)
    : Step.create(listings.key(id), item);
}

const remove = (id: ProjectID, from: Listing | undefined) =>
  from ? Step.remove(listings.key(id)).when('version', '=', from.version) : Step.absent(listings.key(id));

const holds = async (outcome: Promise<unknown>): Promise<boolean> => !isRefusal(await outcome);
