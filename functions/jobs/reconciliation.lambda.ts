import { paymentDeps } from '#functions/money/paymentDeps.ts';
import { reconcile } from '#functions/money/reconciliation/reconcile.ts';
import { job } from '#functions/platform/job.ts';

export const handler = job('reconciliation', (_event: unknown, deps) => reconcile(deps), paymentDeps);
