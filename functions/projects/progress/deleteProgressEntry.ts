import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import { canView } from '../canView.ts';
import { progressEntrySteps } from './progressEntry.store.ts';
import type { ProgressEntryPlan } from './progressEntryPlan.ts';

/** Deletes an entry of the caller. */
export async function deleteProgressEntry(
  { caller, loaded: [project, entry] }: Input<typeof contracts.deleteProgressEntry, ProgressEntryPlan>,
  { table }: Pick<Deps, 'table'>,
) {
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
  if (!entry) return refuse('PROGRESS_ENTRY_NOT_FOUND');
  if (entry.UserID !== caller.UserID) return refuse('FORBIDDEN');
  return await table.transact(...progressEntrySteps.remove(entry));
}
