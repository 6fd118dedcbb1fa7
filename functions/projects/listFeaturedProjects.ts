import { operation } from '#functions/platform/operation.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { countsKeys, sumOf } from './market/counts.store.ts';
import { fillPlaces, readFeaturable } from './market/readFeatured.ts';
import { turnsKey } from './market/reservedPlace.store.ts';
import { trendingKey } from './market/trending.store.ts';
import { readingMarket } from './search/marketReader.ts';

/**
 * Lists the trending projects, those in reserved places, and the counts of the market. Cost: 3 DynamoDB requests.
 */
export const listFeaturedProjects = operation(contracts.listFeaturedProjects, {
  uses: [readingMarket],
  load: () => ({ trending: trendingKey, turns: turnsKey, counts: countsKeys }),
  async run({ loaded: { trending, turns, counts } }, deps) {
    const [cards, index] = await Promise.all([
      readFeaturable(deps, 'home', { trending, turns }),
      deps.market.current(deps),
    ]);
    const totals = { projects: index.size, rolesOpen: index.rolesOpenAt(deps.now()) };
    return { items: fillPlaces('home', cards), counts: { ...totals, ...sumOf(counts) } };
  },
});
