import { day, second } from '#shared/time.ts';
import type { SimulatorContext } from '../context.ts';
import { invalid, missing } from '../errors.ts';
import { newId } from '../ids.ts';
import { pageOf } from '../lists.ts';
import { listing, params, text } from '../params.ts';
import type { BalanceRecord, DisputeRecord } from '../records.ts';
import { type Route, route } from '../routes.ts';
import { moveBalance } from './balance.ts';
import { settledAmount } from './settlement.ts';

/** Stripe's fee for a dispute, won or lost, in minor units. */
const disputeFee = 1500;
const answerWithinSeconds = (7 * day) / second;

/**
 * Opens a dispute: withdraws the charge and a fee until the bank decides. A bank may dispute a part of a charge, several
 * parts one after the other, or all of it although a part was refunded.
 */
export function openDispute(
  context: SimulatorContext,
  chargeId: string,
  wanted: { amount?: number | undefined; reason?: string } = {},
): DisputeRecord {
  const { store, now, emit } = context;
  const charge = store.charges.get(chargeId);
  if (!charge || charge.status !== 'succeeded') throw invalid(`No paid charge: '${chargeId}'`, 'charge');
  const left = charge.amount - withdrawnFrom(context, chargeId);
  const amount = wanted.amount ?? Math.min(left, charge.amount - charge.amount_refunded);
  if (left === 0) throw invalid(`Charge ${chargeId} is already disputed.`, 'charge');
  if (amount === 0) throw invalid(`Charge ${chargeId} has already been refunded.`, 'charge');
  if (amount > left) throw invalid(`Charge ${chargeId} has only ${left} left to dispute.`, 'amount');

  const id = newId('du');
  const withdrawn = moveBalance(context, {
    type: 'adjustment',
    reporting_category: 'dispute',
    ...settledAmount(context, -amount, charge.currency),
    fee: disputeFee,
    source: id,
    description: `Chargeback withdrawal for ${chargeId}`,
  });
  const dispute = store.disputes.insert({
    id,
    object: 'dispute',
    amount,
    balance_transactions: [withdrawn],
    charge: chargeId,
    created: now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: now() + answerWithinSeconds,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: 'manual',
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: wanted.reason ?? 'fraudulent',
    status: 'needs_response',
  });
  store.charges.update(chargeId, { disputed: true });
  emit('charge.dispute.created', dispute);
  emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The part of a charge that its disputes withhold or have withdrawn. */
function withdrawnFrom({ store }: SimulatorContext, chargeId: string): number {
  return store.disputes
    .all()
    .filter(({ charge, status }) => charge === chargeId && status !== 'won')
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Submits evidence, as the platform does on Stripe's dashboard: the bank reviews it. */
export function submitEvidence(context: SimulatorContext, id: string): DisputeRecord {
  const { evidence_details, status } = disputeOf(context, id);
  if (status !== 'needs_response') throw invalid('This dispute takes no evidence.');
  const submission_count = evidence_details.submission_count + 1;
  const submitted = context.store.disputes.update(id, {
    status: 'under_review',
    evidence_details: { ...evidence_details, has_evidence: true, submission_count },
  });
  context.emit('charge.dispute.updated', submitted, { previous: { status } });
  return submitted;
}

/**
 * Closes a dispute with the bank's decision. A won dispute returns the funds without the fee, or a part of them. A lost
 * one can still be won on appeal.
 */
export function closeDispute(
  context: SimulatorContext,
  id: string,
  status: 'won' | 'lost',
  returned?: number,
): DisputeRecord {
  const { store, emit } = context;
  const dispute = disputeOf(context, id);
  if (dispute.status === 'won' || dispute.status === status) {
    throw invalid(`This dispute is already closed as ${dispute.status}.`);
  }

  const reinstated: BalanceRecord[] =
    status === 'lost'
      ? []
      : [
          moveBalance(context, {
            type: 'adjustment',
            reporting_category: 'dispute_reversal',
            ...settledAmount(context, Math.min(returned ?? dispute.amount, dispute.amount), dispute.currency),
            source: id,
            description: `Chargeback reversal for ${dispute.charge}`,
          }),
        ];
  const closed = store.disputes.update(id, {
    status,
    balance_transactions: [...dispute.balance_transactions, ...reinstated],
  });
  emit('charge.dispute.closed', closed, { previous: { status: dispute.status } });
  if (status === 'won') emit('charge.dispute.funds_reinstated', closed);
  return closed;
}

/** Reads and closes disputes, which are opened from the console or by the card …0259. */
export const disputeRoutes: Route[] = [
  route('GET /v1/disputes/{id}', params({}), (context, _, id = '') => disputeOf(context, id)),
  route('POST /v1/disputes/{id}/close', params({}), (context, _, id = '') =>
    closeDispute(context, id, 'lost'),
  ),
  route(
    'GET /v1/disputes',
    params({ ...listing, charge: text.optional(), payment_intent: text.optional() }),
    ({ store }, { charge, payment_intent, ...paging }) => {
      const found = store.disputes
        .all()
        .filter(dispute => !charge || dispute.charge === charge)
        .filter(dispute => !payment_intent || dispute.payment_intent === payment_intent);
      return pageOf(found, '/v1/disputes', paging);
    },
  ),
];

function disputeOf({ store }: SimulatorContext, id: string): DisputeRecord {
  const dispute = store.disputes.get(id);
  if (!dispute) throw missing('dispute', id);
  return dispute;
}

const noEvidence: DisputeRecord['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
