import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { ProjectID } from '#shared/ids.ts';
import { partitionOf } from './project.store.ts';

/** What remains of a deleted project that was public: its address then says that it is gone. */
export const deletedProjects = entity({
  name: 'deletedProject',
  schema: z.object({ ProjectID }),
  key: (id: ProjectID) => ({ pk: partitionOf(id), sk: 'deleted' }),
});
