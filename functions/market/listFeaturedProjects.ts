import { operation } from '#functions/platform/operation.ts';
import { market as contracts } from '#shared/contracts/market.ts';
import { countsKeys, sumOf } from './counts.store.ts';
import { fillPlaces, readFeaturable } from './readFeatured.ts';
import { turnsKey } from './reservedPlace.store.ts';
import { readingMarket } from './search/marketReader.ts';
import { trendingKey } from './trending.store.ts';

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
