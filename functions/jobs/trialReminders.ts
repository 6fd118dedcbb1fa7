import { job } from '#functions/platform/job.ts';
import { remindOfTrials } from '#functions/subscriptions/remindOfTrials.ts';

/** Tells people that their trial is about to end. */
export const trialReminders = job('trialReminders', {
  run: (_event: unknown, deps) => remindOfTrials(deps),
});
