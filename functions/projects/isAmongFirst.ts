import type { Table } from '#functions/platform/table.ts';
import type { ProjectState } from '#shared/lifecycle.ts';
import { byOwner, type ProjectRecord, projects } from './project.store.ts';

/**
 * Whether a project is one of the first `most` that its owner has submitted, of those with a status that counts: a plan that
 * does not cover all of them covers these. Cost: a query of the owner's projects up to this one.
 */
export async function isAmongFirst(
  table: Pick<Table, 'each'>,
  { ProjectID: id, OwnerUserID }: ProjectRecord,
  most: number,
  counts: (status: ProjectState) => boolean,
): Promise<boolean> {
  let earlier = 0;
  const owned = table.each(projects, { index: 'gsi2', pk: byOwner(OwnerUserID), order: 'asc' });
  for await (const { ProjectID, status } of owned) {
    if (ProjectID === id) return true;
    if (counts(status)) earlier += 1;
    if (earlier >= most) return false;
  }
  return true;
}
