import { runLedgerCheck } from '#functions/money/reconciliation/runLedgerCheck.ts';
import { job } from '#functions/platform/job.ts';
import { paymentProvider } from '#functions/provider/payments.ts';

/** Compares the ledger with itself and with the payment provider. */
export const ledgerCheck = job('ledgerCheck', {
  uses: [paymentProvider],
  run: (_event: unknown, deps) => runLedgerCheck(deps),
});
