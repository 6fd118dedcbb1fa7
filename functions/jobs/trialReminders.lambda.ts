import { job } from '#functions/platform/job.ts';
import { remindOfTrials } from '#functions/subscriptions/remindOfTrials.ts';

export const handler = job('trialReminders', (_event: unknown, deps) => remindOfTrials(deps));
