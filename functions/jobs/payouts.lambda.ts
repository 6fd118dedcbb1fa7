import { moneyExtras } from '../payments/moneyOutside.ts';
import { transferDue } from '../payouts/transferDue.ts';
import { job } from '../platform/job.ts';

export const handler = job('payouts', (_event: unknown, outside) => transferDue(outside), moneyExtras);
