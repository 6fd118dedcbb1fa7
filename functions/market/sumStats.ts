import type { Projection } from '#functions/platform/projection.ts';
import { type ProjectStats, stats, sumOfShards } from '#functions/projects/stats.store.ts';
import { syncCardCounts } from './syncCardCounts.ts';

/**
 * Brings the totals of a project's counters, and its card, up to date after a change of a shard. Of several changes that
 * arrive together, the first sums them all and the others find nothing to do.
 */
export const sumStats: Projection<ProjectStats> = async ({ after }, { table }) => {
  if (after?.shard === undefined) return;
  await syncCardCounts(table, after.ProjectID, async counted => {
    const sums = sumOfShards(counted.shards);
    if (counted.includedChanges < sums.changes) await table.write(stats.setTotals(after.ProjectID, sums)); // refused if later changes are included
  });
};
