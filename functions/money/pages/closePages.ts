import type { PaymentDeps } from '#functions/provider/payments.ts';
import { closeRequested } from '#functions/subscriptions/reconcileSubscriptions.ts';
import { expireOrders } from '../sync/expireOrders.ts';

/** Expires unpaid orders, and closes all payment pages for which there is a reason. */
export async function closePages(deps: PaymentDeps): Promise<{ expired: number; failed: number }> {
  const done = await expireOrders(deps);
  await closeRequested(deps);
  return done;
}
