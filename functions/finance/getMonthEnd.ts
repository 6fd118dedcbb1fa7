import { operation } from '#functions/platform/operation.ts';
import { finance as contracts } from '#shared/contracts/finance.ts';
import type { MonthEndCurrency } from '#shared/entities/finance.ts';
import {
  type AccountName,
  accountNames,
  feeAccounts,
  moneyAccounts,
  postedMovementNames,
} from '#shared/finance.ts';
import { currencies } from '#shared/settings.ts';
import { type MonthTotals, readMonths, total } from './monthTotals.store.ts';

type PostedMovement = (typeof postedMovementNames)[number];

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Returns the balances and movements of a month; currencies without any are left out. */
export const getMonthEnd = operation(contracts.getMonthEnd, {
  async run({ query: { month } }, { table }) {
    const months = await readMonths(table, '0', month);
    return {
      month,
      firstMonth: months[0]?.month ?? month,
      currencies: currencies.flatMap(currency => {
        const own = months.filter(one => one.currency === currency);
        return own.length > 0 ? [ofCurrency(own, month, currency)] : [];
      }),
    };
  },
});

function ofCurrency(
  months: readonly MonthTotals[],
  month: string,
  currency: MonthEndCurrency['currency'],
): MonthEndCurrency {
  const earlier = months.filter(one => one.month < month);
  const current = months.filter(one => one.month === month);

  const balances = accountNames.map(name => {
    const opening = total(earlier, name);
    return [name, { opening, closing: opening + total(current, name) }];
  });
  return {
    currency,
    balances: Object.fromEntries(balances) as MonthEndCurrency['balances'], // each name is there
    movements: movementsOf(current),
    setOff: total(current, 'setOff'),
  };
}

function movementsOf(months: readonly MonthTotals[]): MonthEndCurrency['movements'] {
  const changeOf = (accounts: readonly AccountName[]) => sumOf(accounts.map(name => total(months, name)));
  const posted = postedMovementNames.map(name => [name, total(months, name)] as const);
  const fees = -changeOf(feeAccounts);
  const known = sumOf(posted.map(([, amount]) => amount)) + fees;
  return {
    ...(Object.fromEntries(posted) as Record<PostedMovement, number>), // each name is there
    fees,
    rest: changeOf(moneyAccounts) - known,
  };
}
