import type { Projection } from '#functions/platform/projection.ts';
import { removeAll } from '#functions/platform/removeAll.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import { visitCounts, visitCountsOf } from '#functions/visits/visitCounts.store.ts';

/** Deletes the counts of a deleted project's visits. */
export const removeVisitsOfProject: Projection<ProjectRecord> = async ({ before, after }, { table }) => {
  if (after || !before) return;
  const { ProjectID: id } = before;
  await removeAll(table, visitCounts, visitCountsOf(id), ({ day = 0, shard = 0 }) =>
    visitCounts.key(id, day, shard),
  );
};
