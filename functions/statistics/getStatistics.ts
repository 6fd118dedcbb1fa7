import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { statistics as contracts } from '#shared/contracts/statistics.ts';
import { DailyCounts } from '#shared/entities/statistics.ts';
import { readDays } from './dailyCounts.store.ts';

/** Returns the public numbers of each day; money is for administrators. Cost: 4 DynamoDB requests. */
export async function getStatistics({ query }: Input<typeof contracts.getStatistics>, { table, now }: Deps) {
  const days = await readDays(table, now(), Number(query.days));
  return { days: days.map(day => DailyCounts.parse(day)) };
}
