import { moneyExtras } from '#functions/payments/moneyOutside.ts';
import { reconcile } from '#functions/payments/reconcile.ts';
import { job } from '#functions/platform/job.ts';

export const handler = job('reconciliation', (_event: unknown, outside) => reconcile(outside), moneyExtras);
