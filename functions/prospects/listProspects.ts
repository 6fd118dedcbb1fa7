import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { projects } from '#functions/projects/project.store.ts';
import { listCallerRequests } from '#functions/requests/listCallerRequests.ts';
import type { ProjectID } from '#shared/ids.ts';
import { plans } from '#shared/settings.ts';
import { prospects, prospectsOf } from './prospect.store.ts';
import { toProspect } from './toProspect.ts';

/** No plan allows more roles in a project. */
export const mostProspects = plans.premium.prospectsPerProject;

/** The roles of a project with the caller's own requests. Two requests, three for a known caller, whose record comes with the project. */
export async function listProspects(
  { table }: Pick<Deps, 'table'>,
  { ProjectID, caller }: { ProjectID: ProjectID; caller: Caller | undefined },
) {
  const [project, { items }, own] = await Promise.all([
    table.get(projects.key(ProjectID)),
    table.query(prospects, { ...prospectsOf(ProjectID), limit: mostProspects }),
    caller ? listCallerRequests(table, caller.UserID, ProjectID) : new Map(),
  ]);
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');

  return {
    items: items.map(prospect =>
      toProspect(prospect, project.shortName, own.get(prospect.ProspectID)?.status),
    ),
  };
}
