import { job } from '#functions/platform/job.ts';
import { remindOwners } from '#functions/requests/remindOwners.ts';

export const handler = job('requestReminders', (_event: unknown, deps) => remindOwners(deps));
