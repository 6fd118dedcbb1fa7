import { lambda } from '#functions/platform/lambda.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { hideProgressEntry } from './progress/hideProgressEntry.ts';
import { progressEntryPlan } from './progress/progressEntryPlan.ts';

export const handler = lambda(contracts.hideProgressEntry, {
  load: progressEntryPlan,
  limit: 'change',
  run: hideProgressEntry,
});
