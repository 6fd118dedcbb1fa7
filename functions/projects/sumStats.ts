import type { Projection } from '#functions/platform/projection.ts';
import { type ProjectStats, readStats, stats, sumOf } from './stats.store.ts';

/**
 * Brings the totals of a project's counters up to date after a change of a shard. Of several changes that arrive
 * together, the first sums them all and the others find nothing to do.
 */
export const sumStats: Projection<ProjectStats> = async ({ after }, { table }) => {
  if (after?.shard === undefined) return;
  const counted = await readStats(table, after.ProjectID);
  if (!counted) return;
  const sums = sumOf(counted.shards);
  if (counted.includedChanges < sums.changes) await table.write(stats.setTotals(after.ProjectID, sums)); // refused if later changes are included
};
