import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { authorSummaries } from '../orders/authorSummaries.ts';
import { debts, openDebts, toDebt } from './debt.store.ts';
import { readDebtProjects, shownCauses } from './debtProjects.ts';

/** Lists what recipients owe. Cost: 3 DynamoDB requests. */
export const listDebts = operation(contracts.listDebts, {
  load: async ({ query }, { table }) => {
    const page = await table.query(debts, { index: 'gsi1', pk: openDebts, ...query });
    return isRefusal(page) ? page : { cursor: page.cursor, found: page.items };
  },
  async run({ loaded: { cursor, found } }, { table }) {
    const people = await table.batchGet(...found.map(({ UserID }) => authors.key(UserID)));
    const person = authorSummaries(people);
    const projectOf = await readDebtProjects(table, found, shownCauses.administrators);
    const items = found.flatMap(stored => {
      const debt = toDebt(stored, shownCauses.administrators, projectOf);
      return debt ? [{ ...debt, recipient: person(stored.UserID) }] : [];
    });
    return { items, ...(cursor !== undefined && { cursor }) };
  },
});
