import type { authors } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { Table } from '#functions/platform/table.ts';
import { byOwner, projects } from '#functions/projects/project.store.ts';
import type { money as contracts } from '#shared/contracts/money.ts';
import type { UserID } from '#shared/ids.ts';
import { plans } from '#shared/plans.ts';
import { lists } from '#shared/settings.ts';
import { captures } from '../captures/capture.store.ts';
import { authorKeys, authorSummaries } from '../orders/authorSummaries.ts';
import { orders } from '../orders/order.store.ts';
import { refundRequestsOf, refunds, type StoredRefund } from './refund.store.ts';
import { shownPayer, toRefundCase } from './toRefund.ts';

/** Upper bound on concurrent projects across all plans. */
const maxProjects = plans.premium.projectsAtOnce;

type Items = [StoredRefund[], (typeof orders)[], (typeof captures)[], (typeof authors)[]];

/** The refunds and the keys of what is shown with them. */
export const withPayments = (found: readonly StoredRefund[]) =>
  [
    [...found],
    found.map(({ PaymentID }) => orders.key(PaymentID)),
    found.map(({ intentId }) => captures.key(intentId)),
    authorKeys(found.map(({ payerId }) => payerId)),
  ] as const;

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

/** Lists the open refund requests of the caller's projects. */
export const listOwnedRefunds = (
  { loaded }: Input<typeof contracts.listOwnedRefunds, Items>,
  { now }: Pick<Deps, 'now'>,
) => ({ items: toCases(loaded, { isAdmin: false, at: now() }) });

/** Lists the refunds in a state: requests oldest first, so that due ones come first, others newest first. Cost: 2 DynamoDB requests. */
export function listRefunds(
  { loaded: [cursor, ...items] }: Input<typeof contracts.listRefunds, [string | undefined, ...Items]>,
  { now }: Pick<Deps, 'now'>,
) {
  return { items: toCases(items, { isAdmin: true, at: now() }), ...(cursor !== undefined && { cursor }) };
}

function toCases(
  [found, paid, captured, users]: Input<typeof contracts.listOwnedRefunds, Items>['loaded'],
  { isAdmin, at }: { isAdmin: boolean; at: string },
) {
  const person = authorSummaries(users);
  return found.flatMap((refund, place) => {
    const order = paid[place];
    if (!order) return [];
    const payer = shownPayer(order, person, { isAdmin });
    return [toRefundCase(refund, { order, capture: captured[place], payer, at })];
  });
}
