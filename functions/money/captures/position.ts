import * as z from 'zod/mini';
import type { Account } from '#functions/ledger/accounts.ts';
import { Currency, MinorUnits } from '#shared/fields.ts';
import type { Currency as CurrencyCode } from '#shared/settings.ts';
import type { BalanceChange } from './balanceChange.ts';

/**
 * State of a captured payment at the provider, as booked. Amounts in minor units of the payment's currency, except for
 * `balance`.
 */
export const Position = z.object({
  /** Whether the payment has reached the platform's balance; its fee is unknown until then. */
  isSettled: z.boolean(),
  /** Sums of the payment's balance transactions and of their fees, by the currency in which they settled. */
  balance: z.array(z.object({ currency: Currency, gross: z.int(), fees: z.int() })),
  /** Refunds that have left the balance and have not failed. */
  paidBack: MinorUnits,
  /** Withheld in open disputes. */
  disputed: MinorUnits,
  /** Withdrawn for good by lost disputes. */
  lost: MinorUnits,
  /**
   * Amount that the payer is entitled to get back. More than `paidBack` and `lost` if a refund failed, which is then owed;
   * more than the payment if a refund was followed by a lost dispute, which the payer then owes.
   */
  reversed: MinorUnits,
});
export type Position = z.output<typeof Position>;

/** The position of a new capture. Its balance transaction may follow later. */
export const initialPosition = (settled: BalanceChange | undefined): Position => ({
  isSettled: settled !== undefined,
  balance: settled ? [settled] : [],
  paidBack: 0,
  disputed: 0,
  lost: 0,
  reversed: 0,
});

/** The amount owed to the payer because a refund failed or has not left the balance yet. */
export const owedToPayer = ({ reversed, paidBack, lost }: Position): number =>
  Math.max(0, reversed - paidBack - lost);

/** The part of the payment that has been reversed. */
export const reversedPart = ({ reversed }: Position, amount: number): number => Math.min(amount, reversed);

/** The amount that the payer got back in excess of the payment. */
export const owedByPayer = ({ reversed }: Position, amount: number): number => Math.max(0, reversed - amount);

interface Paid {
  amount: number;
  currency: CurrencyCode;
}

type Entry = { account: Account; amount: number };

/**
 * Balances that a payment contributes to all accounts but those of its recipients, by currency. In the payment's
 * currency they sum to the part of the payment that has not been reversed; in other currencies to zero.
 */
export function balancesOf({ amount, currency }: Paid, position: Position): Map<CurrencyCode, Entry[]> {
  const { isSettled, paidBack, disputed, lost } = position;
  const arrived = (isSettled ? amount : 0) - paidBack - disputed - lost;
  const currencies = new Set([currency, ...position.balance.map(one => one.currency)]);

  return new Map(
    [...currencies].map(settled => {
      const own = position.balance.filter(one => one.currency === settled);
      const gross = own.reduce((sum, one) => sum + one.gross, 0);
      const fees = own.reduce((sum, one) => sum + one.fees, 0);
      const entries: Entry[] = [
        { account: 'provider:stripe', amount: gross - fees },
        { account: 'fees:stripe', amount: fees },
        { account: 'exchange:stripe', amount: (settled === currency ? arrived : 0) - gross },
      ];
      if (settled === currency)
        entries.push(
          { account: 'transit:stripe', amount: isSettled ? 0 : amount },
          { account: 'receivable:disputes', amount: disputed },
          { account: 'payable:refunds', amount: -owedToPayer(position) },
          { account: 'receivable:payers', amount: owedByPayer(position, amount) },
        );
      return [settled, entries];
    }),
  );
}

/** Entries, by currency, that turn the balances of one position into those of another; none if they are the same. */
export function changesBetween(
  paid: Paid,
  before: Position | undefined,
  after: Position,
): Map<CurrencyCode, Entry[]> {
  const old = before ? balancesOf(paid, before) : new Map<CurrencyCode, Entry[]>();
  const now = balancesOf(paid, after);
  const changes = new Map<CurrencyCode, Entry[]>();

  for (const currency of new Set([...old.keys(), ...now.keys()])) {
    const undone = (old.get(currency) ?? []).map(({ account, amount }) => ({ account, amount: -amount }));
    const sums = new Map<Account, number>();
    for (const { account, amount } of [...undone, ...(now.get(currency) ?? [])])
      sums.set(account, (sums.get(account) ?? 0) + amount);
    changes.set(
      currency,
      [...sums].map(([account, amount]) => ({ account, amount })).filter(({ amount }) => amount !== 0),
    );
  }
  return changes;
}
