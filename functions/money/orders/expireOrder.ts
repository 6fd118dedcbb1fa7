import { isRefusedByProvider } from '#functions/platform/payments.ts';
import { isActionAllowed, paymentActions } from '#shared/lifecycle.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { endOrder } from './endOrder.ts';
import type { StoredPayment } from './order.store.ts';
import { syncOrderWithProvider } from './syncOrderWithProvider.ts';

/** Whether an unpaid order is overdue. */
export const isOverdue = ({ status, expiresAt }: StoredPayment, at: string): boolean =>
  isActionAllowed(paymentActions.expire, status) && expiresAt <= at;

/** Expires the checkout session, so that it can no longer be paid. Has no effect on a session that is no longer open. */
export async function expireCheckout({ payments }: PaymentDeps, sessionId: string): Promise<void> {
  const stripe = await payments.stripe();
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    if (!isRefusedByProvider(error)) throw error;
  }
}

/** Expires an overdue order unless it has just been paid. Returns the updated order. */
export async function expireOrder(deps: PaymentDeps, order: StoredPayment): Promise<StoredPayment> {
  const { PaymentID, sessionId } = order;
  if (!sessionId) return await endOrder(deps, order, 'expire');

  await expireCheckout(deps, sessionId);
  return (await syncOrderWithProvider(deps, { PaymentID, sessionId })) ?? order;
}
