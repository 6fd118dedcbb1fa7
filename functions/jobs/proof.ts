import { job } from '#functions/platform/job.ts';
import { sealProofs } from '#functions/proof/sealProofs.ts';

export const proof = job('proof', {
  run: (_event: unknown, deps) => sealProofs(deps),
});
