import { job } from '../platform/job.ts';
import { remindOwners } from '../requests/remindOwners.ts';

export const handler = job('requestReminders', (_event: unknown, outside) => remindOwners(outside));
