import { operation } from '#functions/platform/operation.ts';
import { finance as contracts } from '#shared/contracts/finance.ts';
import type { MonthlyResult } from '#shared/entities/finance.ts';
import { resultMonths } from '#shared/finance.ts';
import { monthsBefore } from '#shared/months.ts';
import { currencies } from '#shared/settings.ts';
import { type MonthTotals, readMonths, total } from './monthTotals.store.ts';

/** Lists the results of the last months with postings. */
export const listMonthlyResults = operation(contracts.listMonthlyResults, {
  async run({ query: { until } }, { table }) {
    const months = await readMonths(table, monthsBefore(until, resultMonths - 1), until);
    const named = [...new Set(months.map(({ month }) => month))].toReversed();
    const items = named.flatMap(month =>
      currencies.flatMap(currency => {
        const own = months.filter(one => one.month === month && one.currency === currency);
        return own.length > 0 ? [resultOf(own, month, currency)] : [];
      }),
    );
    return { items };
  },
});

function resultOf(
  parts: readonly MonthTotals[],
  month: string,
  currency: MonthlyResult['currency'],
): MonthlyResult {
  const income = (name: 'commission' | 'subscriptions') => 0 - total(parts, name); // not -0
  const costs = {
    paymentFees: total(parts, 'paymentFees'),
    disputeFees: total(parts, 'disputeFees'),
    subscriptionFees: total(parts, 'subscriptionFees'),
    otherFees: total(parts, 'otherFees'),
  };
  const [commission, subscriptions] = [income('commission'), income('subscriptions')];
  return {
    month,
    currency,
    payments: total(parts, 'payments'),
    paymentCount: total(parts, 'paymentCount'),
    commission,
    subscriptions,
    ...costs,
    result: Object.values(costs).reduce((rest, cost) => rest - cost, commission + subscriptions),
  };
}
