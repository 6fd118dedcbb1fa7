import { operation } from '#functions/platform/operation.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { earningsMonths, type MonthlyEarnings } from '#shared/entities/statement.ts';
import { monthsBefore } from '#shared/months.ts';
import { monthOf, readTotals } from './statement.store.ts';

/** Lists the caller's months with movements. Cost: 1 DynamoDB request. */
export const listMyEarnings = operation(contracts.listMyEarnings, {
  async run({ caller }, { table, now }) {
    const until = monthOf(now());
    const found = await readTotals(table, caller.UserID, {
      from: monthsBefore(until, earningsMonths - 1),
      until,
    });
    const months = new Map<string, MonthlyEarnings>();
    for (const { month, currency, received, refunds, disputes, transferred } of found) {
      const key = `${month} ${currency}`;
      const sum = months.get(key) ?? { month, currency, received: 0, returned: 0, paidOut: 0 };
      months.set(key, {
        ...sum,
        received: sum.received + received,
        // Both reduce what the payee is owed. A dispute that was won after all gives it back.
        returned: sum.returned - refunds - disputes,
        paidOut: sum.paidOut - transferred,
      });
    }
    // A month in which more was given back to the payee than taken is shown as one without returns.
    const items = [...months.values()].map(one => ({
      ...one,
      returned: Math.max(0, one.returned),
      paidOut: Math.max(0, one.paidOut),
    }));
    return { items };
  },
});
