import { job } from '#functions/platform/job.ts';
import { checkProofs } from '#functions/proof/checkProofs.ts';

export const handler = job('proofCheck', (_event: unknown, deps) => checkProofs(deps));
