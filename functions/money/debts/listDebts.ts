import { authors } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { Table } from '#functions/platform/table.ts';
import type { money as contracts } from '#shared/contracts/money.ts';
import type { PaymentID } from '#shared/ids.ts';
import { authorSummaries } from '../orders/authorSummaries.ts';
import { orders } from '../orders/order.store.ts';
import { type StoredDebt, toDebt } from './debt.store.ts';

/** Causes of a debt that are shown: to administrators among others, and to whom they concern. */
const shown = { administrators: 3, recipient: 20 };

/** Lists what recipients owe. Cost: 3 DynamoDB requests. */
export async function listDebts(
  { loaded: [cursor, found] }: Input<typeof contracts.listDebts, [string | undefined, StoredDebt[]]>,
  { table }: Deps,
) {
  const people = await table.batchGet(...found.map(({ UserID }) => authors.key(UserID)));
  const person = authorSummaries(people);
  const projectOf = await readProjects(table, found, shown.administrators);
  const items = found.flatMap(stored => {
    const debt = toDebt(stored, shown.administrators, projectOf);
    return debt ? [{ ...debt, recipient: person(stored.UserID) }] : [];
  });
  return { items, ...(cursor !== undefined && { cursor }) };
}

/** Lists what the caller owes. Cost: 2 DynamoDB requests, or 1 without debts. */
export async function listMyDebts(
  { loaded: [found] }: Input<typeof contracts.listMyDebts, [StoredDebt[]]>,
  { table }: Deps,
) {
  const projectOf = await readProjects(table, found, shown.recipient);
  return {
    items: found.flatMap(stored => toDebt(stored, shown.recipient, projectOf) ?? []),
  };
}

/** The projects of the payments that caused debts. */
async function readProjects(table: Table, found: readonly StoredDebt[], most: number) {
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
