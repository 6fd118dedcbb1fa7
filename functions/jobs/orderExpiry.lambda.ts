import { expireOrders } from '#functions/money/orders/expireOrders.ts';
import { paymentDeps } from '#functions/money/paymentDeps.ts';
import { job } from '#functions/platform/job.ts';

export const handler = job('orderExpiry', (_event: unknown, deps) => expireOrders(deps), paymentDeps);
