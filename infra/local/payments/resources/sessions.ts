import * as z from 'zod';
import type { DueEvent, SimulatorContext } from '../context.ts';
import { invalid, missing } from '../errors.ts';
import { newId } from '../ids.ts';
import { pageOf } from '../lists.ts';
import { address, integer, listing, listOf, mergeMetadata, metadata, params, text } from '../params.ts';
import type { SessionRecord } from '../records.ts';
import { type Route, route } from '../routes.ts';
import { cancelIntent, checkAmount } from './intents.ts';
import { lineItemOf, lineItems } from './lineItems.ts';

const hour = 3600;

/** A session that nobody pays any more: its page says so, and the webhook is told. */
export function expireSession(context: SimulatorContext, session: SessionRecord): SessionRecord {
  const { store, emit } = context;
  const intent = store.intents.get(session.payment_intent ?? '');
  if (intent) cancelIntent(context, intent, 'automatic');

  const expired = store.sessions.update(session.id, { status: 'expired', url: null });
  emit('checkout.session.expired', expired);
  return expired;
}

/** The open sessions, each with the time at which it expires. */
export function dueExpiries(context: SimulatorContext): DueEvent[] {
  return context.store.sessions
    .all()
    .filter(session => session.status === 'open')
    .map(session => ({ at: session.expires_at, run: () => expireSession(context, session) }));
}

const accepted = params({
  billing_address_collection: text.optional(),
  cancel_url: address.optional(),
  client_reference_id: text.optional(),
  customer: text.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: text.optional(),
  expires_at: integer.optional(),
  line_items: lineItems,
  locale: text.optional(),
  metadata: metadata.optional(),
  mode: z.enum(['payment', 'subscription']),
  payment_intent_data: z
    .strictObject({
      description: text.optional(),
      metadata: metadata.optional(),
      receipt_email: text.optional(),
      transfer_group: text.optional(),
    })
    .optional(),
  payment_method_collection: z.enum(['always']).optional(),
  payment_method_types: listOf(z.enum(['card'])).optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay', 'subscribe']).optional(),
  subscription_data: z
    .strictObject({
      description: text.optional(),
      metadata: metadata.optional(),
      trial_period_days: integer.optional(),
    })
    .optional(),
  success_url: address,
  ui_mode: z.enum(['hosted_page']).optional(),
});

/** Checkout Sessions with the hosted page, for single payments and subscriptions. */
export const sessionRoutes: Route[] = [
  route('POST /v1/checkout/sessions', accepted, (context, input) => {
    const { store, now, baseUrl } = context;
    check(context, input);

    const items = input.line_items.map(item => lineItemOf(item, now()));
    const total = items.reduce((sum, item) => sum + item.amount_total, 0);
    const currency = items[0]?.currency ?? 'gbp';
    checkAmount(total, currency, 'line_items');
    const dueNow = (input.subscription_data?.trial_period_days ?? 0) > 0 ? 0 : total;

    const id = newId('cs_test');
    store.plans.insert({
      id,
      items,
      intent: {
        description: input.payment_intent_data?.description ?? null,
        metadata: input.payment_intent_data?.metadata ?? {},
        receipt_email: input.payment_intent_data?.receipt_email ?? null,
        transfer_group: input.payment_intent_data?.transfer_group ?? null,
      },
      subscription: {
        description: input.subscription_data?.description ?? null,
        metadata: input.subscription_data?.metadata ?? {},
        trialDays: input.subscription_data?.trial_period_days ?? 0,
      },
    });
    return store.sessions.insert({
      ...blankSession,
      id,
      amount_subtotal: dueNow,
      amount_total: dueNow,
      billing_address_collection: input.billing_address_collection ?? null,
      cancel_url: input.cancel_url ?? null,
      client_reference_id: input.client_reference_id ?? null,
      created: now(),
      currency,
      customer: input.customer ?? null,
      customer_creation:
        input.mode === 'payment' && !input.customer ? (input.customer_creation ?? 'if_required') : null,
      customer_email: input.customer_email ?? null,
      expires_at: input.expires_at ?? now() + 24 * hour,
      locale: input.locale ?? null,
      metadata: input.metadata ?? {},
      mode: input.mode,
      payment_method_collection: input.mode === 'payment' ? 'if_required' : 'always',
      submit_type: input.submit_type ?? null,
      success_url: input.success_url,
      url: `${baseUrl()}/c/pay/${id}`,
    });
  }),
  route('GET /v1/checkout/sessions/{id}', params({}), (context, _, id = '') => sessionOf(context, id)),
  route(
    'POST /v1/checkout/sessions/{id}',
    params({ metadata: metadata.optional() }),
    (context, input, id = '') => {
      const session = sessionOf(context, id);
      return context.store.sessions.update(id, { metadata: mergeMetadata(session.metadata, input.metadata) });
    },
  ),
  route('POST /v1/checkout/sessions/{id}/expire', params({}), (context, _, id = '') => {
    const session = sessionOf(context, id);
    if (session.status !== 'open') {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    }
    return expireSession(context, session);
  }),
  route('GET /v1/checkout/sessions/{id}/line_items', params(listing), (context, paging, id = '') => {
    sessionOf(context, id);
    const items = context.store.plans.get(id)?.items ?? [];
    return pageOf(items.toReversed(), `/v1/checkout/sessions/${id}/line_items`, paging);
  }),
  route(
    'GET /v1/checkout/sessions',
    params({
      ...listing,
      customer: text.optional(),
      payment_intent: text.optional(),
      status: text.optional(),
      subscription: text.optional(),
    }),
    ({ store }, { customer, payment_intent, status, subscription, ...paging }) => {
      const found = store.sessions
        .all()
        .filter(session => !customer || session.customer === customer)
        .filter(session => !payment_intent || session.payment_intent === payment_intent)
        .filter(session => !status || session.status === status)
        .filter(session => !subscription || session.subscription === subscription);
      return pageOf(found, '/v1/checkout/sessions', paging);
    },
  ),
];

function check({ store, now }: SimulatorContext, input: z.output<typeof accepted>): void {
  if (input.line_items.length === 0) {
    throw invalid('You must provide at least one line item.', 'line_items', 'parameter_missing');
  }
  if (new Set(input.line_items.map(item => item.price_data.currency)).size > 1) {
    throw invalid('All line items must be in the same currency.', 'line_items');
  }
  const recurring = input.line_items.filter(item => item.price_data.recurring).length;
  if (input.mode === 'payment' && recurring > 0) {
    throw invalid('You specified `payment` mode but passed a recurring price.', 'line_items');
  }
  if (input.mode === 'subscription' && recurring !== input.line_items.length) {
    throw invalid('You must provide recurring prices only in `subscription` mode.', 'line_items');
  }
  if (input.mode === 'subscription' && input.payment_intent_data) {
    throw invalid('You can not pass `payment_intent_data` in `subscription` mode.', 'payment_intent_data');
  }
  if (input.mode === 'payment' && input.subscription_data) {
    throw invalid('You can not pass `subscription_data` in `payment` mode.', 'subscription_data');
  }
  if (input.customer && input.customer_email) {
    throw invalid(
      'You may only specify one of these parameters: customer, customer_email.',
      'customer_email',
    );
  }
  if (input.customer && !store.customers.get(input.customer)) {
    throw invalid(`No such customer: '${input.customer}'`, 'customer', 'resource_missing');
  }
  const lasts = (input.expires_at ?? now() + 24 * hour) - now();
  // A minute of tolerance, for callers whose clock is not quite this one.
  if (lasts < hour / 2 - 60) {
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    );
  }
  if (lasts > 24 * hour + 60) {
    throw invalid(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
}

function sessionOf({ store }: SimulatorContext, id: string): SessionRecord {
  const session = store.sessions.get(id);
  if (!session) throw missing('checkout.session', id, 'session');
  return session;
}

const blankSession = {
  object: 'checkout.session',
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_account: null,
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<SessionRecord>;
