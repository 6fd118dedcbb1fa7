import { paymentDeps } from '#functions/money/paymentDeps.ts';
import { transferDue } from '#functions/money/payouts/transferDue.ts';
import { job } from '#functions/platform/job.ts';

export const handler = job('payouts', (_event: unknown, deps) => transferDue(deps), paymentDeps);
