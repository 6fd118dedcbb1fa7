import { operation } from '#functions/platform/operation.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { currencies } from '#shared/settings.ts';
import { debts, toDebt } from './debt.store.ts';
import { readDebtProjects, shownCauses } from './debtProjects.ts';

/** Lists what the caller owes. Cost: 2 DynamoDB requests, or 1 without debts. */
export const listMyDebts = operation(contracts.listMyDebts, {
  load: ({ callerId }) => ({ debts: currencies.map(currency => debts.key(callerId, currency)) }),
  async run({ loaded }, { table }) {
    const found = loaded.debts.filter(debt => debt !== undefined);
    const projectOf = await readDebtProjects(table, found, shownCauses.recipient);
    return { items: found.flatMap(stored => toDebt(stored, shownCauses.recipient, projectOf) ?? []) };
  },
});
