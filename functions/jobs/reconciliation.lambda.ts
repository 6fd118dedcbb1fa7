import { moneyExtras } from '../payments/moneyOutside.ts';
import { reconcile } from '../payments/reconcile.ts';
import { job } from '../platform/job.ts';

export const handler = job('reconciliation', (_event: unknown, outside) => reconcile(outside), moneyExtras);
