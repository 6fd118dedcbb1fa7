import type { Table } from '#functions/platform/table.ts';
import type { PaymentID } from '#shared/ids.ts';
import { orders } from '../orders/order.store.ts';
import type { StoredDebt } from './debt.store.ts';

/** Causes of a debt that are shown: to administrators among others, and to whom they concern. */
export const shownCauses = { administrators: 3, recipient: 20 };

/** The projects of the payments that caused debts. */
export async function readDebtProjects(table: Table, found: readonly StoredDebt[], most: number) {
  const ids = new Set(
    found.flatMap(({ causes }) => causes.slice(0, most).flatMap(({ PaymentID }) => PaymentID ?? [])),
  );
  const paid = ids.size > 0 ? await table.batchGet(...[...ids].map(id => orders.key(id))) : [];
  const projects = new Map(paid.flatMap(order => (order ? [[order.PaymentID, order.project] as const] : [])));
  return (id: PaymentID) => {
    const project = projects.get(id);
    return project && { ProjectID: project.ProjectID, shortName: project.shortName };
  };
}
