import { operation } from '#functions/platform/operation.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { countsKeys, sumOf } from './market/counts.store.ts';
import { fillPlaces, readFeaturable } from './market/readFeatured.ts';
import { turnsKey } from './market/reservedPlace.store.ts';
import { trendingKey } from './market/trending.store.ts';

/**
 * Lists the trending projects, those in reserved places, and the counts of the market. Cost: 2 DynamoDB requests.
 */
export const listFeaturedProjects = operation(contracts.listFeaturedProjects, {
  load: () => ({ trending: trendingKey, turns: turnsKey, counts: countsKeys }),
  async run({ loaded: { trending, turns, counts } }, deps) {
    const cards = await readFeaturable(deps, 'home', { trending, turns });
    return { items: fillPlaces('home', cards), counts: sumOf(counts) };
  },
});
