import type { Caller } from '#functions/platform/caller.ts';
import type { Table } from '#functions/platform/table.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import type { RefundInitiator } from '#shared/entities/refund.ts';
import { captures } from '../captures/capture.store.ts';
import type { StoredPayment } from '../orders/order.store.ts';
import { latestRefundOf } from './refund.store.ts';

/** Reads what a decision on a refund of an order depends on. Cost: 1 DynamoDB request. */
export async function readRefundParties(table: Pick<Table, 'batchGet'>, order: StoredPayment) {
  const [project, capture, latest] = await table.batchGet(
    projects.key(order.project.ProjectID),
    captures.key(order.intentId ?? 'none'),
    latestRefundOf(order),
  );
  return { project, capture, latest };
}

/** In which role the caller may decide on refunds of the project's payments; undefined if in none. */
export function deciderOf(
  project: Pick<ProjectRecord, 'OwnerUserID'> | undefined,
  caller: Caller,
): Exclude<RefundInitiator, 'payer'> | undefined {
  if (project?.OwnerUserID === caller.UserID) return 'owner';
  return caller.isAdmin ? 'administrator' : undefined;
}
