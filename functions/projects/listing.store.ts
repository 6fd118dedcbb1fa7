import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';
import { Instant } from '#shared/fields.ts';
import { ProjectID, type UserID } from '#shared/ids.ts';
import { day } from '#shared/time.ts';
import { partitionOf } from './project.store.ts';
import { SearchDocument } from './searchDocument.ts';

/** Partition of the index in which listings stand in the order of their changes. */
export const listingChanges = 'market';

/**
 * The market's record of a project that is or was public. Ordered by their changes, listings are the log that the market's
 * index reads: each project is in it once, in its current state. Without a document the project is no longer public; its
 * listing is kept until every index in use has read it.
 */
export const Listing = z.object({
  ProjectID,
  document: z.optional(SearchDocument),
  changedAt: Instant,
  version: z.int(),
});
export type Listing = z.infer<typeof Listing>;

/** Days after which the listing of a project that is not public any more goes. Snapshots are written daily at least. */
export const daysAfterRemoval = 30;

export const listings = entity({
  name: 'listing',
  schema: Listing,
  key: (id: ProjectID) => ({ pk: partitionOf(id), sk: 'listing' }),
  packs: ['document'],
  gsi1: ({ changedAt, ProjectID }) => ({ pk: listingChanges, sk: `${changedAt}#${ProjectID}` }),
  ttl: ({ document, changedAt }) => (document ? undefined : ttlAfter(changedAt, daysAfterRemoval * day)),
});

/** A public project in the list of its owner, by the time at which it became public. */
export const publicProjects = entity({
  name: 'marketEntry',
  schema: z.object({ ProjectID, sk: z.string() }),
  key: (owner: UserID, at: string, id: ProjectID) => ({ pk: publicProjectsOf(owner), sk: `${at}#${id}` }),
});

/** Partition of a user's public projects. */
export const publicProjectsOf = (owner: UserID): string => `market#owner#${owner}`;

const entryKeyOf = (id: ProjectID, document: SearchDocument | undefined) =>
  document && publicProjects.key(document.OwnerUserID, document.publishedAt, id);

/** Steps that move a project from one place in the list of its owner to another, if it moves. */
export function ownerListSteps(
  id: ProjectID,
  before: SearchDocument | undefined,
  after: SearchDocument | undefined,
) {
  const [from, to] = [entryKeyOf(id, before), entryKeyOf(id, after)];
  if (from?.pk === to?.pk && from?.sk === to?.sk) return [];
  return [...(to ? [Step.put(to, { ProjectID: id, sk: to.sk })] : []), ...(from ? [Step.remove(from)] : [])];
}
