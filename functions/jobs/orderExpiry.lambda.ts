import { expireOrders } from '#functions/payments/expireOrders.ts';
import { moneyExtras } from '#functions/payments/moneyOutside.ts';
import { job } from '#functions/platform/job.ts';

export const handler = job('orderExpiry', (_event: unknown, outside) => expireOrders(outside), moneyExtras);
