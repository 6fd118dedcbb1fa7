import { job } from '#functions/platform/job.ts';
import { checkProofs } from '#functions/proof/checkProofs.ts';

/** Checks the hash chains of projects against what is stored. */
export const proofCheck = job('proofCheck', {
  run: (_event: unknown, deps) => checkProofs(deps),
});
