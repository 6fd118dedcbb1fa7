import type { PaymentDeps } from '#functions/provider/payments.ts';
import { isRefusedByProvider } from '#functions/provider/payments.ts';
import { isActionAllowed, paymentActions } from '#shared/lifecycle.ts';
import type { PaymentReason } from '#shared/moneyReasons.ts';
import { endOrder } from '../orders/endOrder.ts';
import type { StoredPayment } from '../orders/order.store.ts';
import { updateOrder } from '../orders/orderSteps.ts';
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

/** Expires an overdue order, or one with a reason to close its page, unless it has just been paid. Returns the updated order. */
export async function expireOrder(
  deps: PaymentDeps,
  order: StoredPayment,
  reason?: PaymentReason,
): Promise<StoredPayment> {
  const { PaymentID, sessionId } = order;
  if (!sessionId) return await endOrder(deps, order, 'expire', reason);

  // Stored before the page is closed: the provider's event does not know it. Refused if the order has just changed.
  const refused = reason && (await deps.table.transact(updateOrder(order, { reason })));
  if (refused) return order;

  await expireCheckout(deps, sessionId);
  return (await syncOrderWithProvider(deps, { PaymentID, sessionId })) ?? order;
}
