import { ledger } from '#functions/ledger/ledger.ts';
import { reconcile } from '#functions/money/reconciliation/reconcile.ts';
import { job } from '#functions/platform/job.ts';
import { paymentProvider } from '#functions/provider/payments.ts';
import { inBackground } from '#functions/provider/providerPace.ts';

/** Asks the payment provider about everything that is in doubt. */
export const reconciliation = job('reconciliation', {
  uses: [paymentProvider, ledger],
  run: (_event: unknown, deps) => reconcile(inBackground(deps)),
});
