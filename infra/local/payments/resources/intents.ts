import { second } from '#shared/time.ts';
import { saveCard, testCards, testMethods } from '../cards.ts';
import type { SimulatorContext } from '../context.ts';
import { invalid, missing, StripeFailure } from '../errors.ts';
import { newId } from '../ids.ts';
import { pageOf } from '../lists.ts';
import {
  address,
  currency,
  flag,
  listing,
  listOf,
  mergeMetadata,
  metadata,
  params,
  positive,
  text,
} from '../params.ts';
import type { IntentRecord } from '../records.ts';
import { type Route, route } from '../routes.ts';
import { chargeIntent } from './charging.ts';

interface NewIntent {
  amount: number;
  currency: string;
  customer?: string | null | undefined;
  description?: string | null | undefined;
  metadata?: Record<string, string> | undefined;
  receipt_email?: string | null | undefined;
  transfer_group?: string | null | undefined;
}

/** Minimum charge, in minor units. */
const smallest: Record<string, number> = { gbp: 30, eur: 50, usd: 50 };

/** Refuses amounts below Stripe's minimum, and above its maximum of 999,999.99. */
export function checkAmount(amount: number, currency: string, param = 'amount'): void {
  const least = smallest[currency] ?? 50;
  if (amount < least) {
    throw invalid(`Amount must be at least ${least} minor units of ${currency}`, param, 'amount_too_small');
  }
  if (amount > 99_999_999) {
    throw invalid('Amount must be no more than 99999999', param, 'amount_too_large');
  }
}

/** Creates a payment intent that has not been charged yet. */
export function addIntent({ store, now, emit }: SimulatorContext, wanted: NewIntent): IntentRecord {
  const id = newId('pi');
  const intent = store.intents.insert({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: wanted.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    confirmation_method: 'automatic',
    created: now(),
    currency: wanted.currency,
    customer: wanted.customer ?? null,
    customer_account: null,
    description: wanted.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: wanted.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: wanted.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: wanted.transfer_group ?? null,
  });
  emit('payment_intent.created', intent);
  return intent;
}

/** Cancels a payment intent. The caller must check that it has not succeeded. */
export function cancelIntent(
  { store, now, emit }: SimulatorContext,
  intent: IntentRecord,
  reason: IntentRecord['cancellation_reason'],
) {
  const canceled = store.intents.update(intent.id, {
    canceled_at: now(),
    cancellation_reason: reason,
    status: 'canceled',
  });
  emit('payment_intent.canceled', canceled);
  return canceled;
}

/** Payment intents, charged with saved cards or with Stripe's test cards `pm_card_…`. */
export const intentRoutes: Route[] = [
  route(
    'POST /v1/payment_intents',
    params({
      amount: positive,
      currency,
      confirm: flag.optional(),
      customer: text.optional(),
      description: text.optional(),
      metadata: metadata.optional(),
      off_session: flag.optional(),
      payment_method: text.optional(),
      payment_method_types: listOf(text).optional(),
      receipt_email: text.optional(),
      return_url: address.optional(),
      transfer_group: text.optional(),
    }),
    (context, { confirm, payment_method, ...wanted }) => {
      checkAmount(wanted.amount, wanted.currency);
      if (wanted.customer && !context.store.customers.get(wanted.customer)) {
        throw invalid(`No such customer: '${wanted.customer}'`, 'customer', 'resource_missing');
      }
      const method = payment_method ? methodFor(context, payment_method) : undefined;

      const intent = addIntent(context, wanted);
      if (!method) return intent;
      if (!confirm) {
        return context.store.intents.update(intent.id, {
          payment_method: method,
          status: 'requires_confirmation',
        });
      }
      return confirmed(context, intent, method);
    },
  ),
  route(
    'POST /v1/payment_intents/{id}/confirm',
    params({ payment_method: text.optional() }),
    (context, input, id = '') => {
      const intent = intentOf(context, id);
      if (!intent.status.startsWith('requires_')) throw unexpectedState(intent, 'confirm');
      const given = input.payment_method ?? intent.payment_method;
      if (!given)
        throw invalid('A payment method is needed to confirm this PaymentIntent.', 'payment_method');
      return confirmed(context, intent, methodFor(context, given));
    },
  ),
  route(
    'POST /v1/payment_intents/{id}/cancel',
    params({ cancellation_reason: text.optional() }),
    (context, input, id = '') => {
      const intent = intentOf(context, id);
      if (!intent.status.startsWith('requires_')) throw unexpectedState(intent, 'cancel');
      return cancelIntent(context, intent, input.cancellation_reason ?? null);
    },
  ),
  route(
    'POST /v1/payment_intents/{id}',
    params({ description: text.optional(), metadata: metadata.optional(), transfer_group: text.optional() }),
    (context, { metadata: changes, ...others }, id = '') => {
      const intent = intentOf(context, id);
      return context.store.intents.update(id, {
        ...others,
        metadata: mergeMetadata(intent.metadata, changes),
      });
    },
  ),
  route('GET /v1/payment_intents/{id}', params({}), (context, _, id = '') => intentOf(context, id)),
  route(
    'GET /v1/payment_intents',
    params({ ...listing, customer: text.optional() }),
    ({ store }, { customer, ...paging }) =>
      pageOf(
        store.intents.all().filter(intent => !customer || intent.customer === customer),
        '/v1/payment_intents',
        paging,
      ),
  ),
  route('GET /v1/payment_methods/{id}', params({}), ({ store }, _, id = '') => {
    const method = store.methods.get(id);
    if (!method) throw missing('PaymentMethod', id, 'payment_method');
    return method;
  }),
];

function confirmed(context: SimulatorContext, intent: IntentRecord, method: string): IntentRecord {
  const after = chargeIntent(context, intent, method, { renewal: true });
  const error = after.last_payment_error;
  if (after.status !== 'requires_payment_method' || !error) return after;

  throw new StripeFailure(402, error.message ?? 'Your card was declined.', {
    type: 'card_error',
    ...(error.code && { code: error.code }),
    ...(error.decline_code && { decline_code: error.decline_code }),
    ...(error.charge && { charge: error.charge }),
    payment_intent: after,
  });
}

function intentOf({ store }: SimulatorContext, id: string): IntentRecord {
  const intent = store.intents.get(id);
  if (!intent) throw missing('payment_intent', id, 'intent');
  return intent;
}

/** The id of a saved card. The name of one of Stripe's test cards saves a new card. */
export function methodFor(context: SimulatorContext, id: string): string {
  if (context.store.methods.get(id)) return id;
  const number = testMethods[id];
  if (!number || !testCards[number])
    throw invalid(`No such PaymentMethod: '${id}'`, 'payment_method', 'resource_missing');

  const expYear = new Date(context.now() * second).getUTCFullYear() + 3;
  return saveCard(context, { number, expMonth: 12, expYear, name: null, email: null, customer: null }).id;
}

function unexpectedState(intent: IntentRecord, action: string): StripeFailure {
  return new StripeFailure(
    400,
    `You cannot ${action} this PaymentIntent because it has a status of ${intent.status}.`,
    {
      code: 'payment_intent_unexpected_state',
      payment_intent: intent,
    },
  );
}
