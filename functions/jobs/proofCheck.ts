import { job } from '#functions/platform/job.ts';
import { checkProofs } from '#functions/proof/checkProofs.ts';

export const proofCheck = job('proofCheck', {
  run: (_event: unknown, deps) => checkProofs(deps),
});
