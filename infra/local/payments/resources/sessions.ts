import type { DueEvent, SimulatorContext } from '../context.ts';
import { invalid, missing } from '../errors.ts';
import { newId } from '../ids.ts';
import { pageOf } from '../lists.ts';
import { listing, mergeMetadata, metadata, params, text } from '../params.ts';
import type { SessionRecord } from '../records.ts';
import { type Route, route } from '../routes.ts';
import { cancelIntent, checkAmount } from './intents.ts';
import { lineItemOf } from './lineItems.ts';
import { checkSession, maxLifetimeSeconds, sessionParams } from './sessionParams.ts';

/** Expires a session, cancels its payment and sends the event. */
export function expireSession(context: SimulatorContext, session: SessionRecord): SessionRecord {
  const { store, emit } = context;
  const intent = store.intents.get(session.payment_intent ?? '');
  if (intent) cancelIntent(context, intent, 'automatic');

  const expired = store.sessions.update(session.id, { status: 'expired', url: null });
  emit('checkout.session.expired', expired);
  return expired;
}

/** Scheduled expiries of open sessions. */
export function dueExpiries(context: SimulatorContext): DueEvent[] {
  return context.store.sessions
    .all()
    .filter(session => session.status === 'open')
    .map(session => ({ at: session.expires_at, run: () => expireSession(context, session) }));
}

/** Checkout Sessions on the hosted page, for single payments and subscriptions. */
export const sessionRoutes: Route[] = [
  route('POST /v1/checkout/sessions', sessionParams, (context, input) => {
    const { store, now, baseUrl } = context;
    checkSession(context, input);

    const items = input.line_items.map(item => lineItemOf(context, item));
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
      expires_at: input.expires_at ?? now() + maxLifetimeSeconds,
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
