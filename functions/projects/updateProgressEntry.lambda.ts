import { lambda } from '#functions/platform/lambda.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { progressEntryPlan } from './progress/progressEntryPlan.ts';
import { updateProgressEntry } from './progress/updateProgressEntry.ts';

export const handler = lambda(contracts.updateProgressEntry, {
  load: progressEntryPlan,
  run: updateProgressEntry,
});
