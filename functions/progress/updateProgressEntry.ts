import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { progress as contracts } from '#shared/contracts/progress.ts';
import { progressEntrySteps } from './progressEntry.store.ts';
import { progressEntryPlan } from './progressEntryPlan.ts';
import { toProgressEntry } from './toProgressEntry.ts';

const attempts = limit('updateProgressEntry', 200, 'day');

/** Replaces the title and the text of an entry of the caller. Unchanged ones are not an edit; its progress stays. */
export const updateProgressEntry = operation(contracts.updateProgressEntry, {
  load: progressEntryPlan,
  async run({ body: draft, caller, loaded: { project, entry, author } }, deps) {
    const { table, now } = deps;
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
    if (!entry) return refuse('PROGRESS_ENTRY_NOT_FOUND');
    if (entry.UserID !== caller.UserID) return refuse('FORBIDDEN');
    if (entry.title === draft.title && entry.text === draft.text) return toProgressEntry(entry, author);
    const tooMany = await enforceLimit(deps, attempts, caller.UserID);
    if (tooMany) return tooMany;

    const at = now();
    const refused = await table.write(progressEntrySteps.edit(entry, draft, at));
    return refused ?? toProgressEntry({ ...entry, ...draft, editedAt: at }, author);
  },
});
