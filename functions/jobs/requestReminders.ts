import { job } from '#functions/platform/job.ts';
import { remindAndExpireRequests } from '#functions/requests/remindAndExpireRequests.ts';

/** Reminds owners of applications, and ends those that were never answered. */
export const requestReminders = job('requestReminders', {
  run: (_event: unknown, deps) => remindAndExpireRequests(deps),
});
