import { callers } from '#functions/platform/caller.ts';
import type { Table } from '#functions/platform/table.ts';
import { projects } from '#functions/projects/project.store.ts';
import { type ClosingReason, closingReason } from '#shared/paymentPages.ts';
import type { StoredPayment } from '../orders/order.store.ts';

/**
 * Returns the reason for closing the payment page of an order at a time; undefined if it stays open. Cost: 1 DynamoDB
 * request, 2 after an adoption.
 */
export async function orderClosingReason(
  table: Pick<Table, 'get' | 'batchGet'>,
  order: StoredPayment,
  at: string,
): Promise<ClosingReason | undefined> {
  const { project: ordered, payerId, OwnerUserID: ownerThen, kind } = order;
  const [project, payer, known] = await table.batchGet(
    projects.key(ordered.ProjectID),
    callers.key(payerId),
    callers.key(ownerThen),
  );
  const ownerId = project?.OwnerUserID ?? ownerThen;
  const owner = ownerId === ownerThen ? known : await table.get(callers.key(ownerId));
  return closingReason(kind, { project, payer, owner, order, at });
}
