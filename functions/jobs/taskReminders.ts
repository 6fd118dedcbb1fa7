import { job } from '#functions/platform/job.ts';
import { remindOfTasks } from '#functions/tasks/remindOfTasks.ts';

export const taskReminders = job('taskReminders', {
  run: (_event: unknown, deps) => remindOfTasks(deps),
});
