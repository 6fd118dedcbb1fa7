import { isDeepStrictEqual } from 'node:util';
import { authors } from '#functions/authors/author.store.ts';
import { backoff } from '#functions/platform/backoff.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { answersWithin, answerTimes } from '#functions/projects/answerTimes.store.ts';
import { type Listing, listings, ownerListSteps } from '#functions/projects/listing.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import type { StoredProspect } from '#functions/projects/prospect.store.ts';
import { type SearchDocument, toSearchDocument } from '#functions/projects/searchDocument.ts';
import { projectTranslations, publishedPieces } from '#functions/projects/translation.store.ts';
import type { ProjectID } from '#shared/ids.ts';

interface Deps {
  table: Table;
  now: () => string;
}

/**
 * Brings the listing of a project up to date with its current state, not with the event that caused the call, so that late,
 * repeated and concurrent events end in the same listing. A listing that would say the same is not written. `rolesOf` reads
 * the roles of the project.
 */
export async function reindexProject(
  { table, now }: Deps,
  id: ProjectID,
  rolesOf: (table: Table, id: ProjectID) => Promise<StoredProspect[]>,
): Promise<void> {
  for (let tried = 0; tried < 8; tried++) {
    const [[project, listing, translations], roles] = await Promise.all([
      table.batchGet(projects.key(id), listings.key(id), projectTranslations.key(id)),
      rolesOf(table, id),
    ]);
    const ownerId = project?.OwnerUserID;
    const [owner, times] = ownerId
      ? await table.batchGet(authors.key(ownerId), answerTimes.key(ownerId))
      : [];
    const wanted =
      project &&
      toSearchDocument(project, {
        roles,
        owner,
        answersWithin: answersWithin(times),
        translated: publishedPieces(project, translations),
        at: now(),
      });
    const isCurrent = listing ? isDeepStrictEqual(listing.document, wanted) : wanted === undefined;
    if (isCurrent || (await isWritten(table, { id, listing, wanted, at: now() }))) return;
    await backoff(tried);
  }
  throw new Error(`Listing of project ${id} not updated: too many concurrent changes`);
}

interface Change {
  id: ProjectID;
  listing: Listing | undefined;
  wanted: SearchDocument | undefined;
  at: string;
}

/**
 * Writes a listing, after the project's place in the list of its owner: if that fails in between, the same is done again. Returns
 * false if the listing was changed at the same time.
 */
async function isWritten(table: Table, { id, listing, wanted, at }: Change): Promise<boolean> {
  for (const step of ownerListSteps(id, listing?.document, wanted)) await table.write(step);
  const key = listings.key(id);
  const next: Listing = {
    ProjectID: id,
    ...(wanted && { document: wanted }),
    changedAt: at,
    version: (listing?.version ?? 0) + 1,
  };
  const step = listing ? Step.put(key, next).when('version', '=', listing.version) : Step.create(key, next);
  return !isRefusal(await table.write(step));
}
