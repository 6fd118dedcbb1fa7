import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { type ProjectID, UserID } from '#shared/ids.ts';
import { partitionOf } from './project.store.ts';

/** Number of comments of a person on a project that are withheld, which they find counted. */
export const withheldComments = entity({
  name: 'withheldComments',
  schema: z.object({ UserID, count: z.int() }),
  key: (project: ProjectID, author: UserID) => ({
    pk: partitionOf(project),
    sk: `withheldComments#${author}`,
  }),
});
