import { isDeepStrictEqual } from 'node:util';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { publishedAtOf } from '#functions/projects/card.store.ts';
import { readPublicCards } from '#functions/projects/readCards.ts';
import { trending } from '#shared/finding.ts';
import { featuredPlaces } from '#shared/visibility.ts';
import { isUnderWay } from './isUnderWay.ts';
import { newestUnderWay } from './newestUnderWay.ts';
import type { Market } from './search/marketReader.ts';
import { replaceTrending, scoreAt, type TrendingProject, trendingKey } from './trending.store.ts';

const { shown } = featuredPlaces.home;

type Given = Pick<Deps, 'table' | 'now' | 'log'> & { market: Market };

/**
 * Removes projects that are no longer public or under way, or whose activity is long ago, from the trending ones. If too
 * few remain for the home page, the newest projects follow, with a score of zero. Safe to run late, again and at the same time:
 * the list is replaced only as it was read, and gives up after four concurrent changes until the next run.
 */
export async function refreshTrending(deps: Given): Promise<void> {
  const { table } = deps;
  for (let attempt = 0; attempt < 4; attempt++) {
    const known = await table.get(trendingKey);
    const items = await refreshed(deps, known?.items ?? []);
    if (isDeepStrictEqual(items, known?.items ?? [])) return;
    if (!isRefusal(await table.write(replaceTrending(known, items)))) return;
  }
}

async function refreshed(deps: Given, items: readonly TrendingProject[]) {
  const { table, now, market } = deps;
  const at = now();
  const active = items.filter(item => scoreAt(item, at) >= trending.minScore);
  const cards = (await readPublicCards(table, active)).filter(card => isUnderWay(card, at));
  const keptIds = new Set(cards.map(({ ProjectID }) => ProjectID));
  const kept = active.filter(({ ProjectID }) => keptIds.has(ProjectID));
  if (kept.length >= shown) return kept;

  const index = await market.current(deps);
  const others = newestUnderWay(index, { at, limit: 4 * shown }).filter(id => !keptIds.has(id));
  const found = await readPublicCards(
    table,
    others.map(ProjectID => ({ ProjectID })),
  );
  const fillers = found
    .filter(card => isUnderWay(card, at))
    .slice(0, shown - kept.length)
    .map(card => ({
      ProjectID: card.ProjectID,
      OwnerUserID: card.owner.UserID,
      score: 0,
      at: publishedAtOf(card),
    }));
  return [...kept, ...fillers];
}
