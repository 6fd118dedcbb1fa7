import { declineOf } from '../cards.ts';
import type { DueEvent, SimulatorContext } from '../context.ts';
import { newId } from '../ids.ts';
import type { ChargeRecord, IntentRecord } from '../records.ts';
import { feeOf, moveBalance } from './balance.ts';
import { openDispute } from './disputes.ts';

/** How long a bank thinks about a payment that is `processing`: one day. */
const bankThinksSeconds = 24 * 3600;

/** A renewal is charged to the saved card while nobody is at the page. */
interface Occasion {
  renewal?: boolean;
}

/** Charges the card of a payment; the answer's status says what came of it. */
export function chargeIntent(
  context: SimulatorContext,
  intent: IntentRecord,
  methodId: string,
  { renewal = false }: Occasion = {},
): IntentRecord {
  const { store, now } = context;
  const behaviour = store.cards.get(methodId)?.behaviour ?? 'declined';
  const withCard = store.intents.update(intent.id, { payment_method: methodId });
  const decline = declineOf(renewal && behaviour === 'failsOnRenewal' ? 'declined' : behaviour);

  if (decline) {
    return failPayment(context, withCard, decline, addCharge(context, withCard, 'failed'));
  }

  if (behaviour === 'succeedsLater' || behaviour === 'failsLater') {
    const charge = addCharge(context, withCard, 'pending');
    const processing = store.intents.update(intent.id, { status: 'processing', latest_charge: charge.id });
    store.pending.insert({
      id: intent.id,
      due: now() + bankThinksSeconds,
      succeeds: behaviour === 'succeedsLater',
    });
    context.emit('charge.pending', charge);
    context.emit('payment_intent.processing', processing);
    return processing;
  }

  const paid = completePayment(context, withCard, addCharge(context, withCard, 'pending'));
  if (behaviour === 'disputed' && paid.latest_charge) openDispute(context, paid.latest_charge);
  return paid;
}

/** The bank's late answer to a payment that is processing. */
export function decidePending(
  context: SimulatorContext,
  intentId: string,
  succeeds: boolean,
): IntentRecord | undefined {
  const { store } = context;
  const intent = store.intents.get(intentId);
  const charge = store.charges.get(intent?.latest_charge ?? '');
  if (!store.pending.get(intentId) || !intent || !charge) return undefined;

  store.pending.remove(intentId);
  const decided = succeeds
    ? completePayment(context, intent, charge)
    : failPayment(
        context,
        intent,
        { code: 'card_declined', decline_code: 'generic_decline', message: 'The bank refused the payment.' },
        store.charges.update(charge.id, failedFields),
      );
  announceToSession(context, decided);
  return decided;
}

/** The payments that wait for their bank. */
export function duePayments(context: SimulatorContext): DueEvent[] {
  return context.store.pending
    .all()
    .map(({ id, due, succeeds }) => ({ at: due, run: () => decidePending(context, id, succeeds) }));
}

function completePayment(
  context: SimulatorContext,
  intent: IntentRecord,
  charge: ChargeRecord,
): IntentRecord {
  const movement = moveBalance(context, {
    type: 'charge',
    reporting_category: 'charge',
    amount: intent.amount,
    fee: feeOf(intent.amount),
    currency: intent.currency,
    source: charge.id,
    description: intent.description,
  });
  const paid = context.store.charges.update(charge.id, {
    amount_captured: intent.amount,
    balance_transaction: movement.id,
    captured: true,
    outcome: { ...authorized, seller_message: 'Payment complete.' },
    paid: true,
    status: 'succeeded',
  });
  const succeeded = context.store.intents.update(intent.id, {
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    status: 'succeeded',
  });
  context.emit('charge.succeeded', paid);
  context.emit('payment_intent.succeeded', succeeded);
  return succeeded;
}

function failPayment(
  context: SimulatorContext,
  intent: IntentRecord,
  decline: { code: string; decline_code: string; message: string },
  charge: ChargeRecord,
): IntentRecord {
  const failedCharge = context.store.charges.update(charge.id, {
    failure_code: decline.code,
    failure_message: decline.message,
    outcome: {
      ...authorized,
      network_status: 'declined_by_network',
      reason: decline.decline_code,
      seller_message: decline.message,
      type: 'issuer_declined',
    },
  });
  const failed = context.store.intents.update(intent.id, {
    last_payment_error: { ...decline, charge: charge.id, type: 'card_error' },
    latest_charge: charge.id,
    payment_method: null,
    status: 'requires_payment_method',
  });
  context.emit('charge.failed', failedCharge);
  context.emit('payment_intent.payment_failed', failed);
  return failed;
}

function announceToSession({ store, emit }: SimulatorContext, intent: IntentRecord): void {
  const session = store.sessions.all().find(one => one.payment_intent === intent.id);
  if (!session) return;
  if (intent.status === 'succeeded') {
    emit(
      'checkout.session.async_payment_succeeded',
      store.sessions.update(session.id, { payment_status: 'paid' }),
    );
    return;
  }
  emit('checkout.session.async_payment_failed', session);
}

const authorized = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  seller_message: null,
  type: 'authorized',
};

const failedFields = { captured: false, paid: false, status: 'failed' } as const;

function addCharge(
  context: SimulatorContext,
  intent: IntentRecord,
  status: 'failed' | 'pending',
): ChargeRecord {
  const method = context.store.methods.get(intent.payment_method ?? '');
  return context.store.charges.insert({
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: null,
      email: method?.billing_details.email ?? null,
      name: method?.billing_details.name ?? null,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: 'CAIRN',
    captured: false,
    created: context.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    payment_method_details: method?.card
      ? { type: 'card', card: cardDetails(method.card, intent.amount) }
      : null,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: intent.transfer_group,
  });
}

type SavedCard = NonNullable<NonNullable<ReturnType<SimulatorContext['store']['methods']['get']>>['card']>;

function cardDetails(card: SavedCard, amount: number) {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: card.regulated_status,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}
