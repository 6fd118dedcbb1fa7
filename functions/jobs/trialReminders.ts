import { job } from '#functions/platform/job.ts';
import { remindOfTrials } from '#functions/subscriptions/remindOfTrials.ts';

export const trialReminders = job('trialReminders', {
  run: (_event: unknown, deps) => remindOfTrials(deps),
});
