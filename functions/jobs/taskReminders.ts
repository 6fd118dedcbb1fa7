import { job } from '#functions/platform/job.ts';
import { remindOfTasks } from '#functions/tasks/remindOfTasks.ts';

/** Reminds assignees of tasks that are due. */
export const taskReminders = job('taskReminders', {
  run: (_event: unknown, deps) => remindOfTasks(deps),
});
