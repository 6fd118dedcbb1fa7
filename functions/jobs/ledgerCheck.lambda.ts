import { paymentDeps } from '#functions/money/paymentDeps.ts';
import { runLedgerCheck } from '#functions/money/reconciliation/runLedgerCheck.ts';
import { job } from '#functions/platform/job.ts';

export const handler = job('ledgerCheck', (_event: unknown, deps) => runLedgerCheck(deps), paymentDeps);
