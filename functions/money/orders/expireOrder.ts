import { isRefusedByProvider } from '#functions/platform/payments.ts';
import { isActionAllowed, paymentActions } from '#shared/lifecycle.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { endOrder } from './endOrder.ts';
import type { StoredPayment } from './order.store.ts';
import { syncOrderWithProvider } from './syncOrderWithProvider.ts';

/** Whether the time of an unpaid order is over. */
export const isOverdue = ({ status, expiresAt }: StoredPayment, at: string): boolean =>
  isActionAllowed(paymentActions.expire, status) && expiresAt <= at;

/** Closes the payment page at the provider, so that nothing can be paid there any more. One that is not open stays as it is. */
export async function expireCheckout({ payments }: PaymentDeps, sessionId: string): Promise<void> {
  const stripe = await payments.stripe();
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    if (!isRefusedByProvider(error)) throw error;
  }
}

/** Expires an order whose time is over, unless it was paid at the last moment. Answers the order as it is then. */
export async function expireOrder(deps: PaymentDeps, order: StoredPayment): Promise<StoredPayment> {
  const { PaymentID, sessionId } = order;
  if (!sessionId) return await endOrder(deps, order, 'expire');

  await expireCheckout(deps, sessionId);
  return (await syncOrderWithProvider(deps, { PaymentID, sessionId })) ?? order;
}
