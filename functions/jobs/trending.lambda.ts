import { job } from '#functions/platform/job.ts';
import { refreshTrending } from '#functions/projects/market/refreshTrending.ts';

export const handler = job('trending', (_event: unknown, deps) => refreshTrending(deps));
