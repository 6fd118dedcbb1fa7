import { changes, enforceLimit } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { forgetTranslations } from '#functions/projects/keptTranslation.store.ts';
import { pictureChanges } from '#functions/projects/pictureChanges.ts';
import { progress as contracts } from '#shared/contracts/progress.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { progressEntrySteps } from './progressEntry.store.ts';
import { progressEntryPlan } from './progressEntryPlan.ts';

/** Deletes an entry of the caller. */
export const deleteProgressEntry = operation(contracts.deleteProgressEntry, {
  load: progressEntryPlan,
  limit: changes,
  async run({ caller, loaded: { project, entry } }, deps) {
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
    if (!entry) return refuse('PROGRESS_ENTRY_NOT_FOUND');
    if (entry.UserID !== caller.UserID) return refuse('FORBIDDEN');
    const tooMany =
      entry.pictures && isPublic(project) && (await enforceLimit(deps, pictureChanges, caller.UserID));
    if (tooMany) return tooMany;
    const refused = await deps.table.transact(...progressEntrySteps.remove(entry));
    if (!refused) await forgetTranslations(deps.table, { kind: 'progressEntry', ...entry });
    return refused;
  },
});
