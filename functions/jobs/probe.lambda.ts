import { job } from '#functions/platform/job.ts';
import { type Probe, probeSite } from '#functions/system/probeSite.ts';

export const handler = job('probe', (_event: unknown, deps) => probeSite(deps, deps.probe), {
  probe: (): Probe => ({ fetch, pause: 5000 }),
});
