import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { type Debt, DebtCause } from '#shared/entities/debt.ts';
import { Currency, MinorUnits } from '#shared/fields.ts';
import { type PaymentID, UserID } from '#shared/ids.ts';
import type { Currency as CurrencyCode } from '#shared/settings.ts';

const StoredCause = z.pick(DebtCause, { kind: true, at: true, amount: true, PaymentID: true });
export type StoredCause = z.infer<typeof StoredCause>;

/** A recipient's debt in one currency, by cause: a projection of the ledger's account `receivable:user:…`. */
const StoredDebt = z.object({
  UserID,
  currency: Currency,
  /** Oldest first, without causes that are fully offset. */
  causes: z.array(StoredCause),
  /** Offsets of causes that have not been entered yet, in minor units: the stream may deliver an offset before its cause. */
  settledAhead: MinorUnits,
  version: z.int(),
});
export type StoredDebt = z.infer<typeof StoredDebt>;

/** Debts by recipient and currency; gsi1: debts with causes that are not fully offset, oldest first. */
export const debts = entity({
  name: 'debt',
  schema: StoredDebt,
  key: (id: UserID, currency: CurrencyCode) => ({ pk: `debts#${id}`, sk: currency }),
  gsi1: ({ UserID, currency, causes: [oldest] }) =>
    oldest && { pk: openDebts, sk: `${oldest.at}#${UserID}#${currency}` },
});

/** Partition of gsi1: debts of which something is left. */
export const openDebts = 'debts';

/** Causes that are listed; the last one stands for all that follow. */
const maxCauses = 100;

/** A debt after one more cause. */
export function withCause(debt: StoredDebt, cause: StoredCause): StoredDebt {
  const settled = Math.min(debt.settledAhead, cause.amount);
  const rest = { ...cause, amount: cause.amount - settled };
  const causes =
    rest.amount > 0 ? [...debt.causes, rest].toSorted((a, b) => (a.at < b.at ? -1 : 1)) : debt.causes;
  return { ...debt, causes: merged(causes), settledAhead: debt.settledAhead - settled };
}

/** A debt after part of it was settled, the oldest causes first. */
export function withSettled(debt: StoredDebt, amount: number): StoredDebt {
  let rest = amount;
  const causes = debt.causes.flatMap(cause => {
    const settled = Math.min(rest, cause.amount);
    rest -= settled;
    return settled < cause.amount ? [{ ...cause, amount: cause.amount - settled }] : [];
  });
  return { ...debt, causes, settledAhead: debt.settledAhead + rest };
}

function merged(causes: StoredCause[]): StoredCause[] {
  const [last, further] = causes.slice(maxCauses - 1);
  if (!last || !further) return causes;
  const { PaymentID: _, ...together } = last;
  return [...causes.slice(0, maxCauses - 1), { ...together, amount: last.amount + further.amount }];
}

/** A debt with the oldest of its causes, for answers. */
export function toDebt(
  { currency, causes }: StoredDebt,
  shown: number,
  projectOf: (id: PaymentID) => Debt['causes'][number]['project'],
): Debt | undefined {
  const [oldest] = causes;
  if (!oldest) return undefined;
  return {
    currency,
    amount: causes.reduce((sum, { amount }) => sum + amount, 0),
    since: oldest.at,
    causes: causes.slice(0, shown).map(cause => {
      const project = cause.PaymentID && projectOf(cause.PaymentID);
      return { ...cause, ...(project && { project }) };
    }),
    hasMore: causes.length > shown,
  };
}
