import type { Page, Table } from '#functions/platform/table.ts';
import { byOwner, projects } from '#functions/projects/project.store.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { plans } from '#shared/plans.ts';

/** Upper bound on concurrent projects across all plans. */
const maxProjects = plans.premium.projectsAtOnce;

/**
 * Queries something of each of an owner's newest projects, at the same time.
 * Cost: 1 DynamoDB request for the projects, and those of `query` for each.
 */
export async function queryOfOwnedProjects<Item>(
  table: Pick<Table, 'query'>,
  owner: UserID,
  query: (id: ProjectID) => Promise<Page<Item>>,
): Promise<Item[]> {
  const own = await table.query(projects, {
    index: 'gsi2',
    pk: byOwner(owner),
    order: 'desc',
    limit: maxProjects,
  });
  const pages = await Promise.all(own.items.map(({ ProjectID }) => query(ProjectID)));
  return pages.flatMap(({ items }) => items);
}
