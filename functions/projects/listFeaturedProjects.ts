import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import { type countsKeys, sumOf } from './market/counts.store.ts';
import type { trendingKey } from './market/trending.store.ts';
import { publicCards, readProjects } from './readCards.ts';

/** Number of featured projects: one large card and three small ones. */
const shown = 4;

/** Lists the trending projects and the counts of the market. Cost: 2 DynamoDB requests. */
export async function listFeaturedProjects(
  {
    loaded: [trending, counts],
  }: Input<typeof contracts.listFeaturedProjects, [typeof trendingKey, typeof countsKeys]>,
  { table }: Deps,
) {
  const found = await readProjects(table, trending?.items ?? []);
  return { items: publicCards(found).slice(0, shown), counts: sumOf(counts) };
}
