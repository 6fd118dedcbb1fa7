import { isDeepStrictEqual } from 'node:util';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import { trending } from '#shared/finding.ts';
import { featuredPlaces } from '#shared/visibility.ts';
import { readPublicCards } from '../readCards.ts';
import { publishedAtOf } from './card.store.ts';
import { marketEntries } from './entry.store.ts';
import { listOf } from './filterLists.ts';
import { replaceTrending, scoreAt, type TrendingProject, trendingKey } from './trending.store.ts';

const { shown } = featuredPlaces.home;

/**
 * Removes projects that are no longer public or whose activity is long ago from the trending ones. If too few remain
 * for the home page, the newest projects follow, with a score of zero. Safe to run late, again and at the same time:
 * the list is replaced only as it was read, and gives up after four concurrent changes until the next run.
 */
export async function refreshTrending({ table, now }: Pick<Deps, 'table' | 'now'>): Promise<void> {
  for (let attempt = 0; attempt < 4; attempt++) {
    const known = await table.get(trendingKey);
    const items = await refreshed(table, known?.items ?? [], now());
    if (isDeepStrictEqual(items, known?.items ?? [])) return;
    if (!isRefusal(await table.write(replaceTrending(known, items)))) return;
  }
}

async function refreshed(table: Table, items: readonly TrendingProject[], at: string) {
  const active = items.filter(item => scoreAt(item, at) >= trending.minScore);
  const publicIds = new Set((await readPublicCards(table, active)).map(({ ProjectID }) => ProjectID));
  const kept = active.filter(({ ProjectID }) => publicIds.has(ProjectID));
  if (kept.length >= shown) return kept;

  const newest = await table.query(marketEntries, {
    pk: listOf('newest', {}),
    order: 'desc',
    limit: 2 * shown,
  });
  const others = newest.items.filter(({ ProjectID }) => !publicIds.has(ProjectID));
  const found = await readPublicCards(table, others);
  const fillers = found.slice(0, shown - kept.length).map(card => ({
    ProjectID: card.ProjectID,
    OwnerUserID: card.owner.UserID,
    score: 0,
    at: publishedAtOf(card),
  }));
  return [...kept, ...fillers];
}
