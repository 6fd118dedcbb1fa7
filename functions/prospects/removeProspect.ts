import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { stats } from '#functions/projects/stats.store.ts';
import type { ProjectID, ProspectID } from '#shared/ids.ts';
import { prospectEvents } from './prospect.events.ts';
import { prospectCount, prospectSteps, prospects } from './prospect.store.ts';
import { requireOwnedProject } from './requireOwnedProject.ts';

/** Takes back a role that nobody holds; who waits for an answer is told. */
export async function removeProspect(
  deps: Deps,
  { ProjectID, ProspectID, by }: { ProjectID: ProjectID; ProspectID: ProspectID; by: Caller },
) {
  const project = await requireOwnedProject(deps, ProjectID, by);
  if (isRefusal(project)) return project;
  const prospect = await deps.table.get(prospects.key(ProjectID, ProspectID));
  if (!prospect) return refuse('PROSPECT_NOT_FOUND');

  return await deps.table.transact(
    prospectSteps.remove(ProjectID, ProspectID),
    prospectCount.decrement(ProjectID),
    stats.add(ProjectID, { rolesOpen: -1 }),
    outbox.publish(deps, prospectEvents.prospectRemoved, { ProjectID, ProspectID }),
  );
}
