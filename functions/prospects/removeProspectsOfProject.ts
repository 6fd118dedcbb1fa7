import type { Projection } from '#functions/platform/projection.ts';
import { removeAll } from '#functions/platform/removeAll.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import { prospectCount, prospects, prospectsOf } from '#functions/projects/prospect.store.ts';

/** Deletes the roles of a deleted project. */
export const removeProspectsOfProject: Projection<ProjectRecord> = async ({ before, after }, { table }) => {
  if (after || !before) return;
  const { ProjectID: id } = before;

  await removeAll(table, prospects, prospectsOf(id), one => prospects.key(id, one.ProspectID));
  await table.write(Step.remove(prospectCount.key(id)));
};
