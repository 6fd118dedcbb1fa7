import type { Caller } from '#functions/platform/caller.ts';
import { outbox } from '#functions/platform/outbox.ts';
import type { Outside } from '#functions/platform/outside.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { figures } from '#functions/projects/figures.store.ts';
import type { ProjectID, ProspectID } from '#shared/ids.ts';
import { ownProject } from './ownProject.ts';
import { prospectCount, prospectSteps, prospects } from './prospect.store.ts';

/** Takes back a role that nobody holds; who waits for an answer is told. */
export async function removeProspect(
  outside: Outside,
  { ProjectID, ProspectID, by }: { ProjectID: ProjectID; ProspectID: ProspectID; by: Caller },
) {
  const project = await ownProject(outside, ProjectID, by);
  if (isRefusal(project)) return project;
  const prospect = await outside.table.get(prospects.key(ProjectID, ProspectID));
  if (!prospect) return refuse('PROSPECT_NOT_FOUND');

  return await outside.table.transact(
    prospectSteps.remove(ProjectID, ProspectID),
    prospectCount.oneLess(ProjectID),
    figures.add(ProjectID, { rolesOpen: -1 }),
    outbox.note('prospectRemoved', { ProjectID, ProspectID }),
  );
}
