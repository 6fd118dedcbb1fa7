import * as z from 'zod';
import type { SimulatorContext } from '../context.ts';
import { invalid, missing } from '../errors.ts';
import { newId } from '../ids.ts';
import { pageOf } from '../lists.ts';
import { listing, mergeMetadata, metadata, params, positive, text } from '../params.ts';
import type { ChargeRecord, RefundRecord } from '../records.ts';
import { type Route, route } from '../routes.ts';
import { moveBalance } from './balance.ts';
import { settledAmount } from './settlement.ts';

interface RefundParams {
  amount?: number | undefined;
  metadata?: Record<string, string> | undefined;
  reason?: string | undefined;
}

/** Refunds part of a charge, or all that remains by default. The provider's fee is not refunded, as at Stripe. */
export function refundCharge(
  context: SimulatorContext,
  charge: ChargeRecord,
  input: RefundParams = {},
): RefundRecord {
  const { store, now, emit } = context;
  const left = charge.amount - charge.amount_refunded;
  const amount = input.amount ?? left;
  if (charge.status !== 'succeeded') {
    throw invalid(`Charge ${charge.id} has not been paid.`, 'charge', 'charge_not_refundable');
  }
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge', 'charge_already_refunded');
  }
  if (isChargedBack(context, charge.id)) {
    throw invalid(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      'charge',
      'charge_disputed',
    );
  }
  if (amount > left) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
      'amount_too_large',
    );
  }

  const id = newId('re');
  const movement = moveBalance(context, {
    type: 'refund',
    reporting_category: 'refund',
    ...settledAmount(context, -amount, charge.currency),
    source: id,
    description: `REFUND FOR CHARGE (${charge.description ?? charge.id})`,
  });
  const refund = store.refunds.insert({
    id,
    object: 'refund',
    amount,
    balance_transaction: movement.id,
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: input.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: input.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  const refunded = store.charges.update(charge.id, {
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  emit('charge.refunded', refunded, {
    previous: { amount_refunded: charge.amount_refunded, refunded: charge.refunded },
  });
  emit('refund.created', refund);
  return refund;
}

/** Whether a bank withholds or has taken a part of a charge. After a won dispute it is refunded as any other. */
export const isChargedBack = ({ store }: SimulatorContext, charge: string): boolean =>
  store.disputes.all().some(dispute => dispute.charge === charge && dispute.status !== 'won');

/** Fails a refund that the payer's bank did not accept: the funds return to the platform's balance. */
export function failRefund(context: SimulatorContext, id: string): RefundRecord {
  const { store, emit } = context;
  const refund = refundOf(context, id);
  if (refund.status !== 'succeeded') throw invalid(`The refund ${id} is ${refund.status ?? 'unknown'}.`);

  const movement = moveBalance(context, {
    type: 'refund_failure',
    reporting_category: 'refund_failure',
    ...settledAmount(context, refund.amount, refund.currency),
    source: id,
    description: `REFUND FAILURE FOR ${id}`,
  });
  const failed = store.refunds.update(id, {
    status: 'failed',
    failure_balance_transaction: movement.id,
    failure_reason: 'unknown',
  });
  const charge = typeof refund.charge === 'string' ? store.charges.get(refund.charge) : undefined;
  if (charge) {
    const amount_refunded = charge.amount_refunded - refund.amount;
    store.charges.update(charge.id, { amount_refunded, refunded: false });
  }
  emit('refund.updated', failed, { previous: { status: 'succeeded' } });
  emit('refund.failed', failed);
  return failed;
}

/** Refunds by charge or by payment. */
export const refundRoutes: Route[] = [
  route(
    'POST /v1/refunds',
    params({
      amount: positive.optional(),
      charge: text.optional(),
      metadata: metadata.optional(),
      payment_intent: text.optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    }),
    (context, { charge, payment_intent, ...input }) =>
      refundCharge(context, chargeFor(context, charge, payment_intent), input),
  ),
  route('GET /v1/refunds/{id}', params({}), (context, _, id = '') => refundOf(context, id)),
  route('POST /v1/refunds/{id}', params({ metadata: metadata.optional() }), (context, input, id = '') => {
    const refund = refundOf(context, id);
    return context.store.refunds.update(id, { metadata: mergeMetadata(refund.metadata, input.metadata) });
  }),
  route(
    'GET /v1/refunds',
    params({ ...listing, charge: text.optional(), payment_intent: text.optional() }),
    ({ store }, { charge, payment_intent, ...paging }) => {
      const found = store.refunds
        .all()
        .filter(refund => !charge || refund.charge === charge)
        .filter(refund => !payment_intent || refund.payment_intent === payment_intent);
      return pageOf(found, '/v1/refunds', paging);
    },
  ),
];

function chargeFor(
  { store }: SimulatorContext,
  charge: string | undefined,
  intent: string | undefined,
): ChargeRecord {
  if (!charge && !intent) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  if (intent && !store.intents.get(intent)) {
    throw invalid(`No such payment_intent: '${intent}'`, 'payment_intent', 'resource_missing');
  }
  const id = charge ?? store.intents.get(intent ?? '')?.latest_charge;
  const found = id ? store.charges.get(id) : undefined;
  if (found) return found;
  if (charge) throw invalid(`No such charge: '${charge}'`, 'charge', 'resource_missing');
  throw invalid('This PaymentIntent does not have a successful charge to refund.', 'payment_intent');
}

function refundOf({ store }: SimulatorContext, id: string): RefundRecord {
  const refund = store.refunds.get(id);
  if (!refund) throw missing('refund', id);
  return refund;
}
