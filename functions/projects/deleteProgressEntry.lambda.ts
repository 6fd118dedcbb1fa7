import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { deleteProgressEntry } from './progress/deleteProgressEntry.ts';
import { progressEntryPlan } from './progress/progressEntryPlan.ts';

export const handler = lambda(contracts.deleteProgressEntry, {
  load: progressEntryPlan,
  limit: perPerson('change'),
  run: deleteProgressEntry,
});
