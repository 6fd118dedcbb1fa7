import type { Projection } from '#functions/platform/projection.ts';
import { projects } from '#functions/projects/project.store.ts';
import type { StoredTask } from './task.store.ts';
import { taskCountSteps } from './taskCounts.store.ts';

/** Counts the tasks of a project by status, unless the project has been deleted with them. */
export const countTask: Projection<StoredTask> = async ({ before, after }, { table }) => {
  const ProjectID = (after ?? before)?.ProjectID;
  if (!ProjectID || before?.status === after?.status) return;
  if (!after && !(await table.get(projects.key(ProjectID)))) return;
  return [
    taskCountSteps.add(ProjectID, {
      ...(before && { [before.status]: -1 }),
      ...(after && { [after.status]: 1 }),
    }),
  ];
};
