import type { EntityType } from '#functions/platform/table/entity.ts';
import { type Listing, listings } from '#functions/projects/listing.store.ts';
import { PersonListing } from './personListing.store.ts';

/** An entry of the log that the index follows: a project or a person as they are now. */
export type LoggedListing = Listing | PersonListing;

/** The listings of projects and people as one list, to be read only. */
export const loggedListings: EntityType<LoggedListing> = {
  name: listings.name,
  packs: [],
  parse: raw =>
    typeof raw === 'object' && raw !== null && 'UserID' in raw
      ? PersonListing.parse(raw)
      : listings.parse(raw),
  indexes: () => ({}),
  expires: () => undefined,
};
