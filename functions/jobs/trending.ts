import { job } from '#functions/platform/job.ts';
import { refreshReservedPlaces } from '#functions/projects/market/refreshReservedPlaces.ts';
import { refreshTrending } from '#functions/projects/market/refreshTrending.ts';

export const trending = job('trending', {
  run: async (_event: unknown, deps) => {
    await refreshTrending(deps);
    await refreshReservedPlaces(deps);
  },
});
