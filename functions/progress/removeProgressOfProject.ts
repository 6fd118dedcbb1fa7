import type { Projection } from '#functions/platform/projection.ts';
import { removeAll } from '#functions/platform/removeAll.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import { progressCount, progressEntries, progressEntriesOf } from './progressEntry.store.ts';

/** Deletes the progress log of a deleted project. */
export const removeProgressOfProject: Projection<ProjectRecord> = async ({ before, after }, { table }) => {
  if (after || !before) return;
  const { ProjectID: id } = before;

  await removeAll(table, progressEntries, progressEntriesOf(id), one =>
    progressEntries.key(id, one.ProgressEntryID),
  );
  await table.write(Step.remove(progressCount.key(id)));
};
