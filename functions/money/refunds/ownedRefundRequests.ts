import type { Table } from '#functions/platform/table.ts';
import { byOwner, projects } from '#functions/projects/project.store.ts';
import type { UserID } from '#shared/ids.ts';
import { plans } from '#shared/plans.ts';
import { lists } from '#shared/settings.ts';
import { refundRequestsOf, refunds, type StoredRefund } from './refund.store.ts';

/** Upper bound on concurrent projects across all plans. */
const maxProjects = plans.premium.projectsAtOnce;

/** Queries the open refund requests of an owner's newest projects, oldest first. Cost: 1 DynamoDB request per project. */
export async function queryOwnedRequests(
  table: Pick<Table, 'query'>,
  owner: UserID,
): Promise<StoredRefund[]> {
  const own = await table.query(projects, {
    index: 'gsi2',
    pk: byOwner(owner),
    order: 'desc',
    limit: maxProjects,
  });
  const pages = await Promise.all(
    own.items.map(({ ProjectID }) =>
      table.query(refunds, { index: 'gsi1', pk: refundRequestsOf(ProjectID), limit: lists.recentOrders }),
    ),
  );
  return pages.flatMap(({ items }) => items).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}
