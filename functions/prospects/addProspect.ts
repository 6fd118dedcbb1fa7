import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { stats } from '#functions/projects/stats.store.ts';
import type { ProspectDraft } from '#shared/entities/prospect.ts';
import { type ProjectID, ProspectID } from '#shared/ids.ts';
import { plans } from '#shared/settings.ts';
import { prospectCount, prospectSteps } from './prospect.store.ts';
import { requireOwnedProject } from './requireOwnedProject.ts';
import { toProspect } from './toProspect.ts';

/** One more role, up to the cap of the owner's plan. */
export async function addProspect(
  deps: Deps,
  { ProjectID, draft, by }: { ProjectID: ProjectID; draft: ProspectDraft; by: Caller },
) {
  const { table, now, newId } = deps;
  const project = await requireOwnedProject(deps, ProjectID, by);
  if (isRefusal(project)) return project;

  const prospect = {
    ProspectID: ProspectID.parse(newId()),
    ProjectID,
    ...draft,
    createdAt: now(),
    applicants: 0,
  };
  const counted = await table.get(prospectCount.key(ProjectID));
  const refused = await table.transact(
    prospectSteps.add(prospect),
    prospectCount.increment(ProjectID, counted, plans[by.planTypeId].prospectsPerProject),
    stats.add(ProjectID, { rolesOpen: 1 }),
  );
  return refused ?? toProspect(prospect, project.shortName);
}
