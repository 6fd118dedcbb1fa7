import type { Deps } from '#functions/platform/deps.ts';
import { countsKeys, sumOf } from './market/counts.store.ts';
import { trendingKey } from './market/trending.store.ts';
import { publicCards, readProjects } from './readCards.ts';

/** One that leads and three beside it. */
const shown = 4;

/** The projects around which most happened lately, and the figures of the whole. Two requests. */
export async function listFeaturedProjects({ table }: Deps) {
  const [trending, ...counts] = await table.batchGet(trendingKey, ...countsKeys);
  const found = await readProjects(table, trending?.items ?? []);
  return { items: publicCards(found).slice(0, shown), counts: sumOf(counts) };
}
