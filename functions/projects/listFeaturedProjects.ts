import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import { trending } from '#shared/finding.ts';
import { type countsKeys, sumOf } from './market/counts.store.ts';
import type { trendingKey } from './market/trending.store.ts';
import { readPublicCards } from './readCards.ts';

/** Lists the trending projects and the counts of the market. Cost: 2 DynamoDB requests. */
export async function listFeaturedProjects(
  {
    loaded: [known, counts],
  }: Input<typeof contracts.listFeaturedProjects, [typeof trendingKey, typeof countsKeys]>,
  { table }: Deps,
) {
  const items = await readPublicCards(table, known?.items ?? [], trending.shown);
  return { items: items.slice(0, trending.shown), counts: sumOf(counts) };
}
