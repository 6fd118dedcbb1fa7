import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { finance as contracts } from '#shared/contracts/finance.ts';
import type { MonthEndCurrency } from '#shared/entities/finance.ts';
import { accountNames, movementNames } from '#shared/finance.ts';
import { currencies } from '#shared/settings.ts';
import { type MonthTotals, readMonths, total } from './monthTotals.store.ts';

/** Returns the balances and movements of a month; currencies without any are left out. */
export async function getMonthEnd(
  { query: { month } }: Input<typeof contracts.getMonthEnd>,
  { table }: Pick<Deps, 'table'>,
) {
  const months = await readMonths(table, '0', month);
  return {
    month,
    firstMonth: months[0]?.month ?? month,
    currencies: currencies.flatMap(currency => {
      const own = months.filter(one => one.currency === currency);
      return own.length > 0 ? [ofCurrency(own, month, currency)] : [];
    }),
  };
}

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
  const movements = movementNames.map(name => [name, total(current, name)]);
  return {
    currency,
    balances: Object.fromEntries(balances) as MonthEndCurrency['balances'], // each name is there
    movements: Object.fromEntries(movements) as MonthEndCurrency['movements'],
  };
}
