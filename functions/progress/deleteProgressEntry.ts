import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { progress as contracts } from '#shared/contracts/progress.ts';
import { progressEntrySteps } from './progressEntry.store.ts';
import { progressEntryPlan } from './progressEntryPlan.ts';

/** Deletes an entry of the caller. */
export const deleteProgressEntry = operation(contracts.deleteProgressEntry, {
  load: progressEntryPlan,
  limit: changes,
  async run({ caller, loaded: { project, entry } }, { table }) {
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
    if (!entry) return refuse('PROGRESS_ENTRY_NOT_FOUND');
    if (entry.UserID !== caller.UserID) return refuse('FORBIDDEN');
    return await table.transact(...progressEntrySteps.remove(entry));
  },
});
