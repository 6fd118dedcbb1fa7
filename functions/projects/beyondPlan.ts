import type { Caller } from '#functions/platform/caller.ts';
import type { Table } from '#functions/platform/table.ts';
import { projectsAtOnce } from '#shared/privileges.ts';
import { isAmongFirst } from './isAmongFirst.ts';
import type { ProjectRecord } from './project.store.ts';
import { countsAgainstPlan, type ProjectCount } from './projectCount.store.ts';

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
  return !(await isAmongFirst(table, project, most, countsAgainstPlan));
}
