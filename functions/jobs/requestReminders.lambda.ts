import { job } from '#functions/platform/job.ts';
import { remindAndExpireRequests } from '#functions/requests/remindAndExpireRequests.ts';

export const handler = job('requestReminders', (_event: unknown, deps) => remindAndExpireRequests(deps));
