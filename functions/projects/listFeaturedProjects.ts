import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import { type countsKeys, sumOf } from './market/counts.store.ts';
import { fillPlaces, readFeaturable } from './market/readFeatured.ts';
import type { turnsKey } from './market/reservedPlace.store.ts';
import type { trendingKey } from './market/trending.store.ts';

/**
 * Lists the trending projects, those in reserved places, and the counts of the market. Cost: 2 DynamoDB requests.
 */
export async function listFeaturedProjects(
  {
    loaded: [trending, turns, counts],
  }: Input<typeof contracts.listFeaturedProjects, [typeof trendingKey, typeof turnsKey, typeof countsKeys]>,
  deps: Deps,
) {
  const cards = await readFeaturable(deps, 'home', { trending, turns });
  return { items: fillPlaces('home', cards), counts: sumOf(counts) };
}
