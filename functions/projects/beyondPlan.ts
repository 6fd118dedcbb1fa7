import type { Caller } from '#functions/platform/caller.ts';
import type { Table } from '#functions/platform/table.ts';
import { byOwner, type ProjectRecord, projects } from './project.store.ts';
import { countsAgainstPlan, type ProjectCount, projectsAtOnce } from './projectCount.store.ts';

/**
 * Whether an open project of the caller is beyond their plan, after a change to a smaller one: as many as the plan
 * covers stay writable, those submitted first; the others can be read, completed, paused and abandoned. Cost: nothing
 * while the plan covers all open projects, otherwise a query of the caller's projects.
 */
export async function isBeyondPlan(
  table: Pick<Table, 'each'>,
  project: ProjectRecord,
  caller: Caller,
  counted: ProjectCount | undefined,
): Promise<boolean> {
  const most = projectsAtOnce(caller);
  if (!countsAgainstPlan(project.status) || (counted?.open ?? 0) <= most) return false;

  let earlier = 0;
  const owned = table.each(projects, { index: 'gsi2', pk: byOwner(caller.UserID), order: 'asc' });
  for await (const { ProjectID, status } of owned) {
    if (ProjectID === project.ProjectID) return false;
    if (countsAgainstPlan(status)) earlier += 1;
    if (earlier >= most) return true;
  }
  return false;
}
