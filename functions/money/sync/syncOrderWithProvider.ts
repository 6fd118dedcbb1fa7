import { isRefusal, type Refusal } from '#functions/platform/refusal.ts';
import type { AnyStep } from '#functions/platform/table/step.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import type { PaymentID } from '#shared/ids.ts';
import { isActionAllowed, paymentActions } from '#shared/lifecycle.ts';
import type { PaymentReason } from '#shared/moneyReasons.ts';
import { closings } from '#shared/paymentPages.ts';
import { captures } from '../captures/capture.store.ts';
import { planPaymentBooking } from '../captures/planPaymentBooking.ts';
import { type CapturedPayment, type CheckoutState, fetchCheckoutState } from '../orders/checkoutState.ts';
import { orders, type StoredPayment } from '../orders/order.store.ts';
import { type ExtraSteps, endReservation, updateOrder } from '../orders/orderSteps.ts';
import { orderClosingReason } from '../pages/orderClosingReason.ts';
import { distribute } from '../payouts/distribute.ts';
import { recordUnappliedPayment } from '../refunds/recordUnappliedPayment.ts';
import { refundUnappliedPayment } from './refundUnappliedPayment.ts';

/** An order and one of its checkout sessions; the latest one by default. */
interface OrderSession {
  PaymentID: PaymentID;
  sessionId?: string | undefined;
}

type Outcome = Refusal | undefined;

const maxAttempts = 5;

/**
 * Syncs an order with the provider. Once a checkout session exists, this is the only code that changes the order
 * (called by webhook, order page, reconciliation and expiry). Idempotent. Returns the updated order, or undefined if
 * it does not exist.
 */
export async function syncOrderWithProvider(
  deps: PaymentDeps,
  { PaymentID, sessionId }: OrderSession,
  extraSteps: ExtraSteps = [],
): Promise<StoredPayment | undefined> {
  const { table, payments } = deps;
  const stripe = await payments.stripe();
  let checkout: CheckoutState | undefined;

  for (let attempt = 1; ; attempt++) {
    const order = await table.get(orders.key(PaymentID));
    const session = sessionId ?? order?.sessionId;
    if (!order || !session) return order;

    checkout ??= await fetchCheckoutState(stripe, session);
    const outcome = await apply(deps, order, {
      checkout,
      isCurrent: session === order.sessionId,
      extraSteps,
    });
    if (outcome === 'nothing') return order;
    if (!isRefusal(outcome)) return await table.get(orders.key(PaymentID));
    if (attempt === maxAttempts) throw new Error(`Sync of order ${PaymentID} refused: ${outcome.code}.`);
  }
}

interface Finding {
  checkout: CheckoutState;
  /** Whether the session is the order's latest one. */
  isCurrent: boolean;
  extraSteps: ExtraSteps;
}

async function apply(
  deps: PaymentDeps,
  order: StoredPayment,
  { checkout, isCurrent, extraSteps }: Finding,
): Promise<Outcome | 'nothing'> {
  if (checkout.kind === 'paid')
    return await applyCapture(deps, order, { captured: checkout.captured, isCurrent, extraSteps });
  if (!isCurrent) return 'nothing';
  const { table } = deps;

  if (checkout.kind === 'open') {
    const { failure } = checkout;
    return failure && failure !== order.reason && isActionAllowed(paymentActions.checkout, order.status)
      ? await table.transact(updateOrder(order, { reason: failure }), ...extraSteps)
      : 'nothing';
  }
  if (checkout.kind === 'processing') {
    const { process } = paymentActions;
    return isActionAllowed(process, order.status)
      ? await table.transact(updateOrder(order, { status: process.to }), ...extraSteps)
      : 'nothing';
  }
  const end = endBy(checkout, order);
  if (!isActionAllowed(end, order.status)) return 'nothing';
  const reason = checkout.kind === 'expired' ? {} : { reason: 'bank_refused' as const };
  return await table.transact(
    updateOrder(order, { status: end.to, ...reason }),
    ...endReservation(order),
    ...extraSteps,
  );
}

function endBy({ kind }: CheckoutState, { sessionId, abandonedSessionId }: StoredPayment) {
  if (kind !== 'expired') return paymentActions.fail;
  return abandonedSessionId === sessionId ? paymentActions.cancel : paymentActions.expire;
}

interface CaptureFinding {
  captured: CapturedPayment;
  isCurrent: boolean;
  extraSteps: ExtraSteps;
}

/** Books a capture for its order, or refunds it if no order can use it. Once per capture. */
async function applyCapture(
  deps: PaymentDeps,
  order: StoredPayment,
  { captured, isCurrent, extraSteps }: CaptureFinding,
): Promise<Outcome | 'nothing'> {
  const { table, log } = deps;
  if (await table.get(captures.key(captured.intentId))) return 'nothing';

  const refundInstead = async (reason: PaymentReason, ...steps: (AnyStep | undefined)[]) => {
    log.error('payment.unapplied', { PaymentID: order.PaymentID, intent: captured.intentId, reason });
    const unapplied = recordUnappliedPayment(order, captured, reason);
    const refused = await table.transact(...unapplied.steps, ...steps, ...extraSteps);
    if (!refused) await refundUnappliedPayment(deps, unapplied.capture);
    return refused;
  };

  if (captured.amount !== order.total || captured.currency !== order.currency) {
    return await refundInstead(
      'amount_differs',
      ...(isCurrent ? failUnresolved(order, 'amount_differs') : []),
    );
  }
  if (
    !isActionAllowed(paymentActions.succeed, order.status) &&
    !isActionAllowed(paymentActions.payLate, order.status)
  )
    return await refundInstead('paid_twice');

  const closed = await orderClosingReason(table, order, captured.at);
  if (closed) {
    const { reason } = closings[closed];
    return await refundInstead(reason, ...failUnresolved(order, reason));
  }
  const booked = await planPaymentBooking(deps, order, captured);
  if (isRefusal(booked)) {
    const reason = booked.code === 'PROJECT_NOT_FOUND' ? 'project_gone' : 'sold_out';
    return await refundInstead(reason, ...failUnresolved(order, reason));
  }
  const refused = await table.transact(...booked.steps, ...extraSteps);
  if (!refused && booked.distribution) await distribute(deps, booked.distribution);
  return refused;
}

/** Steps that fail an order whose payment is returned, unless it has been resolved by then. */
const failUnresolved = (order: StoredPayment, reason: PaymentReason) =>
  isActionAllowed(paymentActions.fail, order.status)
    ? [updateOrder(order, { status: paymentActions.fail.to, reason }), ...endReservation(order)]
    : [];
