import { job } from '#functions/platform/job.ts';
import { remindOfTasks } from '#functions/tasks/remindOfTasks.ts';

export const handler = job('taskReminders', (_event: unknown, deps) => remindOfTasks(deps));
