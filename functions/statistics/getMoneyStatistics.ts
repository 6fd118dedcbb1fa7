import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { statistics as contracts } from '#shared/contracts/statistics.ts';
import { readDays } from './dailyCounts.store.ts';

/** Returns the numbers of each day with the payments. Cost: 4 DynamoDB requests besides the caller's. */
export const getMoneyStatistics = async (
  { query }: Input<typeof contracts.getMoneyStatistics>,
  { table, now }: Deps,
) => ({ days: await readDays(table, now(), Number(query.days)) });
