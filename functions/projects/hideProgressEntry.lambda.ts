import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { hideProgressEntry } from './progress/hideProgressEntry.ts';
import { progressEntryPlan } from './progress/progressEntryPlan.ts';

export const handler = lambda(contracts.hideProgressEntry, {
  load: progressEntryPlan,
  limit: perPerson('change'),
  run: hideProgressEntry,
});
