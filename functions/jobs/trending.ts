import { job } from '#functions/platform/job.ts';
import { refreshReservedPlaces } from '#functions/projects/market/refreshReservedPlaces.ts';
import { refreshTrending } from '#functions/projects/market/refreshTrending.ts';

/** Counts the trending projects and fills the reserved places of the home page. */
export const trending = job('trending', {
  run: async (_event: unknown, deps) => {
    await refreshTrending(deps);
    await refreshReservedPlaces(deps);
  },
});
