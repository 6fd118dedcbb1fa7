import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import { canView } from '../canView.ts';
import { progressEntrySteps } from './progressEntry.store.ts';
import type { ProgressEntryPlan } from './progressEntryPlan.ts';
import { toProgressEntry } from './toProgressEntry.ts';

/** Replaces the title and the text of an entry of the caller. Unchanged ones are not an edit; its progress stays. */
export async function updateProgressEntry(
  {
    body: draft,
    caller,
    loaded: [project, entry, author],
  }: Input<typeof contracts.updateProgressEntry, ProgressEntryPlan>,
  deps: Deps,
) {
  const { table, now } = deps;
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
  if (!entry) return refuse('PROGRESS_ENTRY_NOT_FOUND');
  if (entry.UserID !== caller.UserID) return refuse('FORBIDDEN');
  if (entry.title === draft.title && entry.text === draft.text) return toProgressEntry(entry, author);
  const tooMany = await enforceLimit(deps, 'updateProgressEntry', caller.UserID);
  if (tooMany) return tooMany;

  const at = now();
  const refused = await table.write(progressEntrySteps.edit(entry, draft, at));
  return refused ?? toProgressEntry({ ...entry, ...draft, editedAt: at }, author);
}
