import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import { canView } from '#functions/projects/canView.ts';
import { projects } from '#functions/projects/project.store.ts';
import type { ProjectID } from '#shared/ids.ts';
import { orders, receivedBy, type StoredPayment } from './order.store.ts';
import { authorKeys, readAuthors } from './readAuthors.ts';
import { toProjectPayment } from './toProjectPayment.ts';

interface ListProjectPaymentsInput {
  ProjectID: ProjectID;
  caller: Caller | undefined;
  limit: number;
  cursor?: string | undefined;
}

const queryReceived = (
  table: Pick<Table, 'query'>,
  { ProjectID, limit, cursor }: Omit<ListProjectPaymentsInput, 'caller'>,
) => table.query(orders, { index: 'gsi1', pk: receivedBy(ProjectID), order: 'desc', limit, cursor });

const payersOf = (items: readonly StoredPayment[]) => items.map(({ payerId }) => payerId);

/** The records that a page of payments needs. */
export async function projectPaymentRefs(
  table: Pick<Table, 'query'>,
  wish: Omit<ListProjectPaymentsInput, 'caller'>,
) {
  const page = await queryReceived(table, wish);
  return [projects.key(wish.ProjectID), ...(isRefusal(page) ? [] : authorKeys(payersOf(page.items)))];
}

/** Lists the payments that a project has received and kept, newest first. Cost: 2 DynamoDB requests. */
export async function listProjectPayments(
  { table }: Pick<Deps, 'table'>,
  { ProjectID, caller, limit, cursor }: ListProjectPaymentsInput,
) {
  const [project, page] = await Promise.all([
    table.get(projects.key(ProjectID)),
    queryReceived(table, { ProjectID, limit, cursor }),
  ]);
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
  if (isRefusal(page)) return page;

  const payer = await readAuthors(table, payersOf(page.items));
  return {
    items: page.items.map(order => toProjectPayment(order, payer(order.payerId))),
    ...(page.cursor && { cursor: page.cursor }),
  };
}
