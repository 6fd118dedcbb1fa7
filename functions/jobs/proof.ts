import { job } from '#functions/platform/job.ts';
import { sealProofs } from '#functions/proof/sealProofs.ts';

/** Enters new points and postings into the hash chains of their projects. */
export const proof = job('proof', {
  run: (_event: unknown, deps) => sealProofs(deps),
});
