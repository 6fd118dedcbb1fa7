import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { ProjectID } from '#shared/ids.ts';
import { partitionOf } from './project.store.ts';

/** Deleted projects that were public, so that their addresses can say that they are gone. */
export const deletedProjects = entity({
  name: 'deletedProject',
  schema: z.object({ ProjectID }),
  key: (id: ProjectID) => ({ pk: partitionOf(id), sk: 'deleted' }),
});
