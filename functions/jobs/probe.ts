import { job } from '#functions/platform/job.ts';
import { provide } from '#functions/platform/uses.ts';
import { type Probe, probeSite } from '#functions/system/probeSite.ts';

const prober = provide('probe', (): Probe => ({ fetch, pause: 5000 }));

/** Opens the site and the API over their public address. */
export const probe = job('probe', {
  uses: [prober],
  writes: false,
  run: (_event: unknown, deps) => probeSite(deps, deps.probe),
});
