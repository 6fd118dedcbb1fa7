import { paymentDeps } from '#functions/money/paymentDeps.ts';
import { reconcile } from '#functions/money/reconciliation/reconcile.ts';
import { job } from '#functions/platform/job.ts';
import { inBackground } from '#functions/platform/providerPace.ts';

export const handler = job(
  'reconciliation',
  (_event: unknown, deps) => reconcile(inBackground(deps)),
  paymentDeps,
);
