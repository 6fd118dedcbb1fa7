import * as z from 'zod/mini';
import { callers } from '#functions/platform/caller.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';
import { daysAfterRemoval, listingChanges, listings } from '#functions/projects/listing.store.ts';
import { Instant } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';
import { day } from '#shared/time.ts';
import { PersonDocument } from './personDocument.ts';

/**
 * The market's record of a person who is or was to be found, in the same log as those of projects. Without a document
 * the person is not found any more.
 */
export const PersonListing = z.object({
  UserID,
  document: z.optional(PersonDocument),
  changedAt: Instant,
  version: z.int(),
});
export type PersonListing = z.infer<typeof PersonListing>;

export const personListings = entity({
  name: listings.name,
  schema: PersonListing,
  key: (id: UserID) => ({ pk: callers.key(id).pk, sk: 'listing' }),
  gsi1: ({ changedAt, UserID }) => ({ pk: listingChanges, sk: `${changedAt}#${UserID}` }),
  ttl: ({ document, changedAt }) => (document ? undefined : ttlAfter(changedAt, daysAfterRemoval * day)),
});
