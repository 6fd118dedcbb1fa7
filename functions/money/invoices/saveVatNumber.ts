import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { Step } from '#functions/platform/table/step.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { vatNumbers } from './invoice.store.ts';

/** Saves or removes the caller's VAT number. Invoices that have been issued keep theirs. */
export const saveVatNumber = operation(contracts.saveVatNumber, {
  limit: changes,
  async run({ body: { vatNumber }, caller: { UserID } }, { table }) {
    const key = vatNumbers.key(UserID);
    await table.write(vatNumber === null ? Step.remove(key) : Step.put(key, { vatNumber }));
    return { vatNumber };
  },
});
