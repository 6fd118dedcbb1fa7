import { refreshReservedPlaces } from '#functions/market/refreshReservedPlaces.ts';
import { refreshTrending } from '#functions/market/refreshTrending.ts';
import { readingMarket } from '#functions/market/search/marketReader.ts';
import { writeSnapshot, writingSnapshots } from '#functions/market/search/writeSnapshot.ts';
import { job } from '#functions/platform/job.ts';
import { closeRoles } from '#functions/prospects/closeRoles.ts';
import { minute } from '#shared/time.ts';

/** Milliseconds after which a snapshot is stored as far as it has come; the function has five minutes. */
const longestSnapshot = 3 * minute;

/** Closes roles whose last day to apply is over, counts the trending projects, fills the reserved places of the home page, and writes a snapshot of the market's index if enough has changed. */
export const trending = job('trending', {
  uses: [readingMarket, writingSnapshots],
  run: async (_event: unknown, deps) => {
    await closeRoles(deps);
    await refreshTrending(deps);
    await refreshReservedPlaces(deps);
    const began = performance.now();
    const result = await writeSnapshot(deps, () => performance.now() - began < longestSnapshot);
    deps.log.info('snapshot.finished', { result });
  },
});
