import { day, second } from '#shared/time.ts';
import { authenticationFailed, authenticationRequired, declineOf } from '../cards.ts';
import type { DueEvent, SimulatorContext } from '../context.ts';
import type { ChargeRecord, IntentRecord } from '../records.ts';
import { feeOf, moveBalance } from './balance.ts';
import { addCharge, authorized } from './charges.ts';
import { openDispute } from './disputes.ts';
import { settledAmount } from './settlement.ts';

/** Time that a bank takes to decide on a `processing` payment. */
const bankDecisionSeconds = day / second;

interface ChargeOptions {
  /** Whether a saved card is charged without its owner present. */
  renewal?: boolean;
}

/** Charges the card of a payment intent. The status of the returned intent is the outcome. */
export function chargeIntent(
  context: SimulatorContext,
  intent: IntentRecord,
  methodId: string,
  { renewal = false }: ChargeOptions = {},
): IntentRecord {
  const { store, now } = context;
  const behaviour = store.cards.get(methodId)?.behaviour ?? 'declined';
  const withCard = store.intents.update(intent.id, { payment_method: methodId, next_action: null });
  const decline =
    renewal && behaviour === 'authenticates'
      ? authenticationRequired
      : declineOf(renewal && behaviour === 'failsOnRenewal' ? 'declined' : behaviour);

  if (decline) {
    return failPayment(context, withCard, decline, addCharge(context, withCard, 'failed'));
  }

  if (behaviour === 'succeedsLater' || behaviour === 'failsLater') {
    const charge = addCharge(context, withCard, 'pending');
    const processing = store.intents.update(intent.id, { status: 'processing', latest_charge: charge.id });
    store.pending.insert({
      id: intent.id,
      due: now() + bankDecisionSeconds,
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

/** Asks the cardholder to authenticate on a page of their bank before the card is charged. */
export function requireAction(
  context: SimulatorContext,
  intent: IntentRecord,
  { methodId, url }: { methodId: string; url: string },
): IntentRecord {
  const waiting = context.store.intents.update(intent.id, {
    next_action: { redirect_to_url: { return_url: null, url }, type: 'redirect_to_url' },
    payment_method: methodId,
    status: 'requires_action',
  });
  context.emit('payment_intent.requires_action', waiting);
  return waiting;
}

/** Ends an attempt whose cardholder was not authenticated: nothing is charged, and another card can be tried. */
export function failAuthentication(context: SimulatorContext, intent: IntentRecord): IntentRecord {
  const failed = context.store.intents.update(intent.id, {
    last_payment_error: { ...authenticationFailed, type: 'invalid_request_error' },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  context.emit('payment_intent.payment_failed', failed);
  return failed;
}

/** Applies the bank's decision on a `processing` payment. */
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

/** Scheduled bank decisions. */
export function duePayments(context: SimulatorContext): DueEvent[] {
  return context.store.pending
    .all()
    .map(({ id, due, succeeds }) => ({ at: due, run: () => decidePending(context, id, succeeds) }));
}

/** Paid charges that are about to reach the balance. */
export function dueSettlements(context: SimulatorContext): DueEvent[] {
  return context.store.settling
    .all()
    .map(({ id, due }) => ({ at: due, run: () => settleCharge(context, id) }));
}

function completePayment(
  context: SimulatorContext,
  intent: IntentRecord,
  charge: ChargeRecord,
): IntentRecord {
  const { store, now, settleAfter } = context;
  const paid = store.charges.update(charge.id, {
    amount_captured: intent.amount,
    captured: true,
    outcome: { ...authorized, seller_message: 'Payment complete.' },
    paid: true,
    status: 'succeeded',
  });
  const succeeded = store.intents.update(intent.id, {
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    status: 'succeeded',
  });
  context.emit('charge.succeeded', paid);
  context.emit('payment_intent.succeeded', succeeded);
  // Asynchronous capture, Stripe's default: the balance transaction follows later.
  store.settling.insert({ id: charge.id, due: now() + settleAfter });
  if (settleAfter === 0) settleCharge(context, charge.id);
  return succeeded;
}

function settleCharge(context: SimulatorContext, id: string): void {
  const { store, emit } = context;
  store.settling.remove(id);
  const charge = store.charges.get(id);
  if (!charge) return;

  const settled = settledAmount(context, charge.amount, charge.currency);
  const movement = moveBalance(context, {
    type: 'charge',
    reporting_category: 'charge',
    ...settled,
    fee: feeOf(settled, store.methods.get(charge.payment_method ?? '')?.card?.country ?? 'GB'),
    source: id,
    description: charge.description,
  });
  const changed = store.charges.update(id, { balance_transaction: movement.id });
  emit('charge.updated', changed, { previous: { balance_transaction: null } });
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

const failedFields = { captured: false, paid: false, status: 'failed' } as const;
