import { moneyExtras } from '#functions/payments/moneyOutside.ts';
import { transferDue } from '#functions/payouts/transferDue.ts';
import { job } from '#functions/platform/job.ts';

export const handler = job('payouts', (_event: unknown, outside) => transferDue(outside), moneyExtras);
