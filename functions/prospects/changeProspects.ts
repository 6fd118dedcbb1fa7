import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import type { ProspectChange } from '#shared/entities/prospect.ts';
import type { ProspectID } from '#shared/ids.ts';
import { prospectSteps, type StoredProspect } from './prospect.store.ts';
import { requireOwnedProject } from './requireOwnedProject.ts';
import { toProspect } from './toProspect.ts';

interface Changes {
  project: ProjectRecord | undefined;
  /** The roles of `items`, as stored. */
  prospects: readonly (StoredProspect | undefined)[];
  items: readonly { ProspectID: ProspectID; change: ProspectChange }[];
  caller: Caller;
}

/** Changes unfilled roles in one transaction and returns them in the order in which they were first named. */
export async function changeProspects(
  { table }: Deps,
  { project: found, prospects, items, caller }: Changes,
) {
  const project = requireOwnedProject(found, caller);
  if (isRefusal(project)) return project;

  const changes = new Map<ProspectID, ProspectChange>();
  for (const { ProspectID, change } of items)
    changes.set(ProspectID, { ...changes.get(ProspectID), ...given(change) });
  const stored = new Map(prospects.flatMap(role => (role ? [[role.ProspectID, role] as const] : [])));
  if (stored.size < changes.size) return refuse('PROSPECT_NOT_FOUND');

  const refused = await table.transact(
    ...[...changes].map(([id, change]) => prospectSteps.change(project.ProjectID, id, change)),
  );
  return (
    refused ??
    [...stored.values()].map(role =>
      toProspect(changed(role, changes.get(role.ProspectID)), project.shortName),
    )
  );
}

const changed = (
  role: StoredProspect,
  { starterTask = role.starterTask, ...change }: ProspectChange = {},
): StoredProspect => ({ ...role, ...given(change), starterTask: starterTask ?? undefined });

const given = (change: ProspectChange) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
