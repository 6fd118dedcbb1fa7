import { operation } from '#functions/platform/operation.ts';
import { statistics as contracts } from '#shared/contracts/statistics.ts';
import { readDays } from './dailyCounts.store.ts';

/** Returns the numbers of each day with the payments. Cost: 4 DynamoDB requests besides the caller's. */
export const getMoneyStatistics = operation(contracts.getMoneyStatistics, {
  run: async ({ query }, { table, now }) => ({ days: await readDays(table, now(), Number(query.days)) }),
});
