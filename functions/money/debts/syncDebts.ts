import type { Posting } from '#functions/ledger/ledger.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import { UserID } from '#shared/ids.ts';
import { debts, type StoredDebt, withCause, withSettled } from './debt.store.ts';

/** Enters each new posting into the debts of the recipients whose receivables it changes. */
export const syncDebts: Projection<Posting> = async ({ before, after }, { table }) => {
  if (before || !after) return undefined;
  const changes = after.entries.flatMap(({ account, amount }) => {
    const [, id] = /^receivable:user:(.+)$/.exec(account) ?? [];
    return id ? [{ id: UserID.parse(id), amount }] : [];
  });
  if (changes.length === 0) return undefined;

  const { currency } = after;
  const found = await table.batchGet(...changes.map(({ id }) => debts.key(id, currency)));
  return changes.map(({ id, amount }, index) => {
    const known = found[index];
    const debt = known ?? { UserID: id, currency, causes: [], settledAhead: 0, version: 0 };
    const step = Step.put(debts.key(id, currency), {
      ...applied(debt, after, amount),
      version: debt.version + 1,
    });
    return known ? step.when('version', '=', known.version) : step.when('version', 'absent');
  });
};

function applied(debt: StoredDebt, { kind, at, PaymentID }: Posting, amount: number): StoredDebt {
  if (amount < 0) return withSettled(debt, -amount);
  return withCause(debt, {
    kind: kind === 'disputeLost' ? 'dispute' : 'refund',
    at,
    amount,
    ...(PaymentID && { PaymentID }),
  });
}
