import { reconcile } from '#functions/money/reconciliation/reconcile.ts';
import { job } from '#functions/platform/job.ts';
import { ledger } from '#functions/platform/ledger.ts';
import { paymentProvider } from '#functions/platform/payments.ts';
import { inBackground } from '#functions/platform/providerPace.ts';

/** Asks the payment provider about everything that is in doubt. */
export const reconciliation = job('reconciliation', {
  uses: [paymentProvider, ledger],
  run: (_event: unknown, deps) => reconcile(inBackground(deps)),
});
