import { audit } from '#functions/audit/audit.store.ts';
import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { progress as contracts } from '#shared/contracts/progress.ts';
import { progressEntrySteps } from './progressEntry.store.ts';
import { progressEntryPlan } from './progressEntryPlan.ts';
import { toProgressEntry } from './toProgressEntry.ts';

/** Hides an entry of a progress log, or shows it again, and records that in the audit log. A repetition changes nothing. */
export const hideProgressEntry = operation(contracts.hideProgressEntry, {
  load: progressEntryPlan,
  limit: changes,
  async run({ body: { hidden }, caller, loaded: { project, entry, author } }, { table, now, newId }) {
    if (!project) return refuse('PROJECT_NOT_FOUND');
    if (!entry) return refuse('PROGRESS_ENTRY_NOT_FOUND');
    if (hidden === (entry.hidden ?? false)) return toProgressEntry(entry, author);

    const refused = await table.transact(
      hidden ? progressEntrySteps.hide(entry) : progressEntrySteps.show(entry),
      ...audit.record({ now, newId }, caller, {
        action: hidden ? 'hideProgressEntry' : 'showProgressEntry',
        target: { kind: 'project', id: entry.ProjectID, label: `${project.shortName}: ${entry.title}` },
      }),
    );
    if (refused) return refused;
    const { hidden: _, ...shown } = entry;
    return toProgressEntry(hidden ? { ...shown, hidden: true } : shown, author);
  },
});
