import { job } from '#functions/platform/job.ts';
import { remindAndExpireRequests } from '#functions/requests/remindAndExpireRequests.ts';

export const requestReminders = job('requestReminders', {
  run: (_event: unknown, deps) => remindAndExpireRequests(deps),
});
