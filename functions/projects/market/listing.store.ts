import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { ProjectID } from '#shared/ids.ts';
import { partitionOf } from '../project.store.ts';
import { SearchDocument } from './searchDocument.ts';

/**
 * How the market has a project at present: the lines that are written follow from `facts`. While a change with many
 * lines is under way, lines of `coming` may be written too, and lines of `facts` may be gone.
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
