import { decisions } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospectCount, prospectSteps, prospects } from '#functions/projects/prospect.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import { prospects as contracts } from '#shared/contracts/prospects.ts';
import { prospectEvents } from './prospect.events.ts';
import { requireOwnedProject } from './requireOwnedProject.ts';

/** Deletes an unfilled role and notifies its pending applicants. */
export const removeProspect = operation(contracts.removeProspect, {
  load: ({ ProjectID, ProspectID }) => ({
    found: projects.key(ProjectID),
    prospect: prospects.key(ProjectID, ProspectID),
  }),
  limit: decisions,
  async run({ ProjectID, ProspectID, caller, loaded: { found, prospect } }, deps) {
    const project = requireOwnedProject(found, caller);
    if (isRefusal(project)) return project;
    if (!prospect) return refuse('PROSPECT_NOT_FOUND');

    return await deps.table.transact(
      prospectSteps.remove(ProjectID, ProspectID),
      prospectCount.decrement(ProjectID),
      stats.addToTeam(ProjectID, { rolesOpen: -1 }),
      outbox.publish(deps, prospectEvents.prospectRemoved, { ProjectID, ProspectID }),
    );
  },
});
