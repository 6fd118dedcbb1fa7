import { job } from '#functions/platform/job.ts';
import { sealProofs } from '#functions/proof/sealProofs.ts';

export const handler = job('proof', (_event: unknown, deps) => sealProofs(deps));
