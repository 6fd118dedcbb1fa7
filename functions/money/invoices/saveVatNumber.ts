import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { money as contracts } from '#shared/contracts/money.ts';
import { vatNumbers } from './invoice.store.ts';

/** Saves or removes the caller's VAT number. Invoices that have been issued keep theirs. */
export async function saveVatNumber(
  { body: { vatNumber }, caller: { UserID } }: Input<typeof contracts.saveVatNumber>,
  { table }: Pick<Deps, 'table'>,
) {
  const key = vatNumbers.key(UserID);
  await table.write(vatNumber === null ? Step.remove(key) : Step.put(key, { vatNumber }));
  return { vatNumber };
}
