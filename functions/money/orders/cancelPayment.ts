import { Stripe } from 'stripe';
import { ledger } from '#functions/ledger/ledger.ts';
import { decisions } from '#functions/platform/limits.ts';
import { errorFields } from '#functions/platform/log.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { paymentProvider } from '#functions/provider/payments.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { isActionAllowed, paymentActions } from '#shared/lifecycle.ts';
import { expireCheckout } from '../sync/expireOrder.ts';
import { syncOrderWithProvider } from '../sync/syncOrderWithProvider.ts';
import { endOrder } from './endOrder.ts';
import { orders, type StoredPayment } from './order.store.ts';
import { updateOrder } from './orderSteps.ts';
import { toPayment } from './toPayment.ts';

const maxAttempts = 3;

/** Cancels an unpaid order. Its checkout session is closed first; if it was paid before that, it stays paid. */
export const cancelPayment = operation(contracts.cancelPayment, {
  uses: [paymentProvider, ledger],
  load: ({ body }) => ({ order: orders.key(body.PaymentID) }),
  limit: decisions,
  async run({ body: { PaymentID }, caller, loaded: { order } }, deps) {
    if (!order || order.payerId !== caller.UserID) return refuse('ORDER_NOT_FOUND');
    if (order.status === 'cancelled') return toPayment(order, deps.now());
    if (!isActionAllowed(paymentActions.cancel, order.status)) return refuse('ORDER_ALREADY_PROCESSED');

    let ended = order;
    try {
      // Also closes a session that was opened concurrently.
      for (
        let attempt = 0;
        attempt < maxAttempts && isActionAllowed(paymentActions.cancel, ended.status);
        attempt++
      )
        ended = await closeAndEnd(deps, ended);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      deps.log.error('provider.call_failed', { PaymentID, ...errorFields(error) });
      return refuse('PAYMENT_GATEWAY_UNAVAILABLE');
    }
    if (ended.status !== 'cancelled' && ended.status !== 'expired') return refuse('ORDER_ALREADY_PROCESSED');
    return toPayment(ended, deps.now());
  },
});

async function closeAndEnd(deps: PaymentDeps, order: StoredPayment): Promise<StoredPayment> {
  const { PaymentID, sessionId } = order;
  if (!sessionId) return await endOrder(deps, order, 'cancel');

  // Stored before the session is closed, so that the webhook of the closed session cancels the order instead of expiring it.
  const refused = await deps.table.transact(updateOrder(order, { abandonedSessionId: sessionId }));
  if (refused) return (await deps.table.get(orders.key(PaymentID))) ?? order;
  await expireCheckout(deps, sessionId);
  return (await syncOrderWithProvider(deps, { PaymentID, sessionId })) ?? order;
}
