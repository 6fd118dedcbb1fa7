import { expireOrders } from '#functions/money/orders/expireOrders.ts';
import { paymentDeps } from '#functions/money/paymentDeps.ts';
import { job } from '#functions/platform/job.ts';
import { inBackground } from '#functions/platform/providerPace.ts';

export const handler = job(
  'orderExpiry',
  (_event: unknown, deps) => expireOrders(inBackground(deps)),
  paymentDeps,
);
