import { operation } from '#functions/platform/operation.ts';
import { market as contracts } from '#shared/contracts/market.ts';
import { featuredPlaces } from '#shared/visibility.ts';
import { countsKeys, sumOf } from './counts.store.ts';
import { newestUnderWay } from './newestUnderWay.ts';
import { fillPlaces, readFeaturable } from './readFeatured.ts';
import { turnsKey } from './reservedPlace.store.ts';
import { readingMarket } from './search/marketReader.ts';
import { trendingKey } from './trending.store.ts';

const { shown } = featuredPlaces.home;

/**
 * Lists the trending projects, those in reserved places, and the counts of the market. Projects in a language that the reader
 * reads come first; the newest of them follow before trending ones that the reader cannot read. Cost: 3 DynamoDB requests.
 */
export const listFeaturedProjects = operation(contracts.listFeaturedProjects, {
  uses: [readingMarket],
  load: () => ({ trending: trendingKey, turns: turnsKey, counts: countsKeys }),
  async run({ query: { reads }, loaded: { trending, turns, counts } }, deps) {
    const index = await deps.market.current(deps);
    const newest = reads ? newestUnderWay(index, { reads, at: deps.now(), limit: 2 * shown }) : [];
    const cards = await readFeaturable(deps, 'home', { trending, turns, newest });
    const totals = { projects: index.size, rolesOpen: index.rolesOpenAt(deps.now()) };
    return { items: fillPlaces('home', cards, reads), counts: { ...totals, ...sumOf(counts) } };
  },
});
