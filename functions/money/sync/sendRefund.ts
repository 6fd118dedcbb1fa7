import { Stripe } from 'stripe';
import { errorFields } from '#functions/platform/log.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { isRefusedByProvider } from '#functions/provider/payments.ts';
import { refundActions } from '#shared/lifecycle.ts';
import type { RefundFailure } from '#shared/moneyReasons.ts';
import { money } from '#shared/settings.ts';
import { hour } from '#shared/time.ts';
import { orders } from '../orders/order.store.ts';
import type { Hold } from '../payouts/payout.store.ts';
import { refundSteps, refunds, type StoredRefund } from '../refunds/refund.store.ts';
import { planRefundRelease } from '../refunds/refundHold.ts';
import { syncCapture } from './syncCapture.ts';

const maxAttempts = 8;

/**
 * Creates a decided refund at the provider and books it. An attempt keeps its idempotency key, so that repeating it
 * never refunds twice. An unknown outcome leaves the refund in `processing`. Returns the updated refund.
 */
export async function sendRefund(deps: PaymentDeps, refund: StoredRefund): Promise<StoredRefund> {
  const stripe = await deps.payments.stripe();
  try {
    return await settle(deps, refund, await create(stripe, refund));
  } catch (error) {
    if (isRefusedByProvider(error)) return await recordRefusal(deps, refund, reasonOf(error));
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    deps.log.error('refund.unconfirmed', { RefundID: refund.RefundID, ...errorFields(error) });
    return refund;
  }
}

/**
 * Resolves a refund in `processing`: looks for it at the provider, and repeats the attempt if there is none. The
 * provider repeats its own failure for a day under the same key, so that a new key is used after an hour without a
 * refund. Throws while the outcome stays unknown.
 */
export async function resolveRefund(deps: PaymentDeps, refund: StoredRefund): Promise<void> {
  const stripe = await deps.payments.stripe();
  const found = await findRefund(stripe, refund);
  if (found) {
    await settle(deps, refund, found);
    return;
  }
  const since = Date.parse(refund.attemptedAt ?? refund.createdAt);
  const isOver = Date.parse(deps.now()) - since > money.refundRetryHours * hour;
  const changes = isOver ? { retries: refund.retries + 1, attemptedAt: deps.now() } : {};
  if (isOver && (await deps.table.transact(refundSteps.change(refund, changes)))) return; // another run resolves it
  const after = await sendRefund(deps, { ...refund, ...changes });
  if (after.status === 'processing') throw new Error(`The outcome of refund ${refund.RefundID} is unknown.`);
}

async function findRefund(
  stripe: Stripe,
  { intentId, RefundID: id }: StoredRefund,
): Promise<Stripe.Refund | undefined> {
  for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
    if (refund.metadata?.['RefundID'] === id) return refund;
  return undefined;
}

const create = (stripe: Stripe, { RefundID: id, PaymentID, intentId, amount, retries }: StoredRefund) =>
  stripe.refunds.create(
    {
      payment_intent: intentId,
      ...(amount !== undefined && { amount }),
      reason: 'requested_by_customer',
      metadata: { RefundID: id, PaymentID },
    },
    { idempotencyKey: retries === 0 ? `refund-${id}` : `refund-${id}-${retries}` },
  );

/**
 * Books the provider's result of the refund. The money of a refund that fails later is owed to the payer and raises an
 * alarm.
 */
async function settle(
  deps: PaymentDeps,
  refund: StoredRefund,
  { id, status }: Stripe.Refund,
): Promise<StoredRefund> {
  await syncCapture(deps, refund.intentId);
  const hasFailed = status === 'failed' || status === 'canceled';
  return hasFailed
    ? await end(deps, refund, {
        status: refundActions.fail.to,
        failure: 'rejected_by_bank',
        providerRefundId: id,
      })
    : await end(deps, refund, { status: refundActions.complete.to, providerRefundId: id });
}

/**
 * A refusal may be about refunds or disputes that have not been booked yet. If the money of a granted request could not be
 * sent for another cause, an administrator holds the payouts: it is given again, or they are released.
 */
async function recordRefusal(deps: PaymentDeps, refund: StoredRefund, failure: RefundFailure) {
  deps.log.error('refund.refused', { RefundID: refund.RefundID, PaymentID: refund.PaymentID, failure });
  await syncCapture(deps, refund.intentId).catch((error: unknown) =>
    deps.log.error('reconciliation.item_failed', {
      kind: 'capture',
      id: refund.intentId,
      ...errorFields(error),
    }),
  );
  const isOwed = failure === 'balance_too_low' || failure === 'refused_by_provider';
  const hold =
    refund.initiator === 'payer' && isOwed
      ? { reason: `Refund ${refund.RefundID} was granted and has failed: ${failure}.`, at: deps.now() }
      : undefined;
  return await end(deps, refund, { status: refundActions.fail.to, failure }, hold);
}

/** Ends a refund and releases the payouts, or has an administrator hold them. Repeated while a payout changes meanwhile. */
async function end(
  { table }: PaymentDeps,
  refund: StoredRefund,
  changes: Partial<StoredRefund>,
  takenOver?: Hold,
): Promise<StoredRefund> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const order = await table.get(orders.key(refund.PaymentID));
    if (!order) throw new Error(`Order of refund ${refund.RefundID} not found.`);
    const refused = await table.transact(
      refundSteps.change(refund, changes).otherwise('REFUND_ALREADY_ANSWERED'),
      ...(await planRefundRelease({ table }, order, refund.RefundID, takenOver)),
    );
    if (!refused) return { ...refund, ...changes };
    if (refused.code === 'REFUND_ALREADY_ANSWERED') break;
  }
  return (await table.get(refunds.key(refund.PaymentID, refund.RefundID))) ?? refund;
}

function reasonOf({ code }: Stripe.errors.StripeError): RefundFailure {
  if (code === 'charge_disputed') return 'disputed';
  if (code === 'charge_already_refunded') return 'already_refunded';
  if (code === 'amount_too_large') return 'too_large';
  return code === 'balance_insufficient' || code === 'insufficient_funds'
    ? 'balance_too_low'
    : 'refused_by_provider';
}
