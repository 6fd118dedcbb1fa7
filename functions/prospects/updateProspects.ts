import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { ProspectChange } from '#shared/entities/prospect.ts';
import type { ProjectID, ProspectID } from '#shared/ids.ts';
import { prospectSteps, prospects } from './prospect.store.ts';
import { requireOwnedProject } from './requireOwnedProject.ts';
import { toProspect } from './toProspect.ts';

interface Changes {
  ProjectID: ProjectID;
  items: readonly { ProspectID: ProspectID; change: ProspectChange }[];
  by: Caller;
}

/** Changes free roles: all of them, or none. A role that is named twice takes both changes, the later one last. */
export async function updateProspects(deps: Deps, { ProjectID, items, by }: Changes) {
  const project = await requireOwnedProject(deps, ProjectID, by);
  if (isRefusal(project)) return project;

  const changes = new Map<ProspectID, ProspectChange>();
  for (const { ProspectID, change } of items)
    changes.set(ProspectID, { ...changes.get(ProspectID), ...change });

  const stored = await deps.table.batchGet(...[...changes.keys()].map(id => prospects.key(ProjectID, id)));
  const found = stored.filter(prospect => prospect !== undefined);
  if (found.length < changes.size) return refuse('PROSPECT_NOT_FOUND');

  const refused = await deps.table.transact(
    ...[...changes].map(([id, change]) => prospectSteps.change(ProjectID, id, given(change))),
  );
  return (
    refused ??
    found.map(prospect =>
      toProspect({ ...prospect, ...given(changes.get(prospect.ProspectID)) }, project.shortName),
    )
  );
}

/** The fields that were given. */
const given = (change: ProspectChange = {}) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
