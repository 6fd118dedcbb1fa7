import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { projects } from '#functions/projects/project.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import type { prospects as contracts } from '#shared/contracts/prospects.ts';
import { prospectEvents } from './prospect.events.ts';
import { prospectCount, prospectSteps, type prospects } from './prospect.store.ts';
import { requireOwnedProject } from './requireOwnedProject.ts';

/** Deletes an unfilled role and notifies its pending applicants. */
export async function removeProspect(
  {
    ProjectID,
    ProspectID,
    caller,
    loaded: [found, prospect],
  }: Input<typeof contracts.removeProspect, [typeof projects, typeof prospects]>,
  deps: Deps,
) {
  const project = requireOwnedProject(found, caller);
  if (isRefusal(project)) return project;
  if (!prospect) return refuse('PROSPECT_NOT_FOUND');

  return await deps.table.transact(
    prospectSteps.remove(ProjectID, ProspectID),
    prospectCount.decrement(ProjectID),
    stats.addToTeam(ProjectID, { rolesOpen: -1 }),
    outbox.publish(deps, prospectEvents.prospectRemoved, { ProjectID, ProspectID }),
  );
}
