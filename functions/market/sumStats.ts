import type { Projection } from '#functions/platform/projection.ts';
import type { ProjectStats } from '#functions/projects/stats.store.ts';
import { syncCardCounts } from './syncCardCounts.ts';

/**
 * Brings the sums of a project's counters up to date after a change of a shard. Of several changes that arrive together, the
 * first sums them all and the others find nothing to do.
 */
export const sumStats: Projection<ProjectStats> = async ({ after }, deps) => {
  if (after?.shard === undefined) return;
  await syncCardCounts(deps, after.ProjectID);
};
