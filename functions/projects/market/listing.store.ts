import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { ProjectID } from '#shared/ids.ts';
import { partitionOf } from '../project.store.ts';
import { SearchDocument } from './searchDocument.ts';

/**
 * The indexed state of a project: `document` determines its index entries. During a change of many entries, those of
 * `pendingChanges` may exist as well, and those of `document` may be missing.
 */
const Listing = z.object({
  ProjectID,
  document: z.optional(SearchDocument),
  pendingChanges: z.array(z.nullable(SearchDocument)),
  version: z.int(),
});
export type Listing = z.infer<typeof Listing>;

export const listings = entity({
  name: 'listing',
  schema: Listing,
  key: (id: ProjectID) => ({ pk: partitionOf(id), sk: 'market' }),
});
