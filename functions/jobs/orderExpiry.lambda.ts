import { expireOrders } from '../payments/expireOrders.ts';
import { moneyExtras } from '../payments/moneyOutside.ts';
import { job } from '../platform/job.ts';

export const handler = job('orderExpiry', (_event: unknown, outside) => expireOrders(outside), moneyExtras);
