import { operation } from '#functions/platform/operation.ts';
import { statistics as contracts } from '#shared/contracts/statistics.ts';
import { DailyCounts } from '#shared/entities/statistics.ts';
import { readDays } from './dailyCounts.store.ts';

/** Returns the public numbers of each day; money is for administrators. Cost: 4 DynamoDB requests. */
export const getStatistics = operation(contracts.getStatistics, {
  async run({ query }, { table, now }) {
    const days = await readDays(table, now(), Number(query.days));
    return { days: days.map(day => DailyCounts.parse(day)) };
  },
});
