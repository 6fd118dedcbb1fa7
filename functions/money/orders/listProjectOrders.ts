import type { authors } from '#functions/authors/author.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { Page } from '#functions/platform/table.ts';
import { canView } from '#functions/projects/canView.ts';
import type { projects } from '#functions/projects/project.store.ts';
import type { money as contracts } from '#shared/contracts/money.ts';
import { authorSummaries } from './authorSummaries.ts';
import type { StoredPayment } from './order.store.ts';
import { toOwnerOrder } from './toProjectPayment.ts';

/** Lists all paid orders of the caller's project, newest first. Cost: 2 DynamoDB requests. */
export function listProjectOrders({
  caller,
  loaded: [project, page, users],
}: Input<typeof contracts.listProjectOrders, [typeof projects, Page<StoredPayment>, (typeof authors)[]]>) {
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
  if (project.OwnerUserID !== caller.UserID) return refuse('FORBIDDEN');

  const payer = authorSummaries(users);
  return { ...page, items: page.items.map(order => toOwnerOrder(order, payer)) };
}
