import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { projects } from '#functions/projects/project.store.ts';
import type { ProjectCount } from '#functions/projects/projectCount.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import type { prospects as contracts } from '#shared/contracts/prospects.ts';
import { ProspectID } from '#shared/ids.ts';
import { plans } from '#shared/plans.ts';
import { type ProspectCount, prospectCount, prospectSteps } from './prospect.store.ts';
import { requireWritableProject } from './requireWritableProject.ts';
import { toProspect } from './toProspect.ts';

/** Adds a role, up to the limit of the owner's plan. */
export async function addProspect(
  {
    ProjectID,
    body: { starterTask, ...fields },
    caller,
    loaded: [found, counted, owned],
  }: Input<
    typeof contracts.addProspect,
    [typeof projects, ProspectCount | undefined, ProjectCount | undefined]
  >,
  deps: Deps,
) {
  const { table, now, newId } = deps;
  const project = await requireWritableProject(table, found, caller, owned);
  if (isRefusal(project)) return project;
  const tooMany = await enforceLimit(deps, 'addProspect', caller.UserID);
  if (tooMany) return tooMany;

  const prospect = {
    ProspectID: ProspectID.parse(newId()),
    ProjectID,
    ...fields,
    ...(starterTask && { starterTask }),
    createdAt: now(),
    applicants: 0,
  };
  const refused = await table.transact(
    prospectSteps.add(prospect),
    prospectCount.increment(ProjectID, counted, plans[caller.planTypeId].prospectsPerProject),
    stats.addToTeam(ProjectID, { rolesOpen: 1 }),
  );
  return refused ?? toProspect(prospect, project.shortName);
}
