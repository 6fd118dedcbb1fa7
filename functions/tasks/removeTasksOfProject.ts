import type { Projection } from '#functions/platform/projection.ts';
import { removeAll } from '#functions/platform/removeAll.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import { tasks, tasksOf } from './task.store.ts';
import { taskCountSteps } from './taskCounts.store.ts';
import { taskTranslations, taskTranslationsOf } from './taskTranslation.store.ts';
import { personTasks, personTasksOf, weeklyTasks, weeklyTasksOf } from './teamCounts.store.ts';

/** Deletes the tasks of a deleted project, their translations and counts; their deadlines follow by their own changes. */
export const removeTasksOfProject: Projection<ProjectRecord> = async ({ before, after }, { table }) => {
  if (after || !before) return;
  const { ProjectID: id } = before;

  await removeAll(table, tasks, tasksOf.project(id), one => tasks.key(id, one.TaskID));
  await removeAll(table, taskTranslations, taskTranslationsOf(id), one =>
    taskTranslations.key(id, one.TaskID),
  );
  await removeAll(table, personTasks, personTasksOf(id), ({ UserID }) => personTasks.key(id, UserID));
  await removeAll(table, weeklyTasks, weeklyTasksOf(id), ({ week }) => weeklyTasks.key(id, week));
  await table.write(taskCountSteps.remove(id));
};
