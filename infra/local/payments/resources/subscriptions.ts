import * as z from 'zod';
import type { SimulatorContext } from '../context.ts';
import { invalid, missing } from '../errors.ts';
import { newId } from '../ids.ts';
import { pageOf } from '../lists.ts';
import {
  currency,
  flag,
  integer,
  listing,
  listOf,
  mergeMetadata,
  metadata,
  params,
  positive,
  text,
} from '../params.ts';
import type { SubscriptionRecord } from '../records.ts';
import { type Route, route } from '../routes.ts';
import { methodFor } from './intents.ts';
import { payable } from './invoicePayment.ts';
import { addInvoice } from './invoices.ts';
import { priceOf } from './lineItems.ts';
import { periodAfter, periodOf, priceOfPeriod } from './periods.ts';
import { bill, charge, endSubscription, withPeriod } from './renewals.ts';
import { itemOf, subscribe } from './subscribing.ts';

const itemPrice = z.strictObject({
  currency,
  product: text,
  recurring: z.strictObject({
    interval: z.enum(['day', 'week', 'month', 'year']),
    interval_count: positive.optional(),
  }),
  unit_amount: integer,
});

const changes = params({
  cancel_at_period_end: flag.optional(),
  default_payment_method: text.optional(),
  description: text.optional(),
  items: listOf(
    z.strictObject({ id: text, price_data: itemPrice, quantity: positive.default(1) }),
  ).optional(),
  metadata: metadata.optional(),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).default('create_prorations'),
});

/** Subscriptions: create, read, change, cancel immediately or at the period end, and pay open invoices. */
export const subscriptionRoutes: Route[] = [
  route(
    'POST /v1/subscriptions',
    params({
      customer: text,
      default_payment_method: text,
      description: text.optional(),
      items: listOf(z.strictObject({ price_data: itemPrice, quantity: positive.default(1) })),
      metadata: metadata.optional(),
      trial_period_days: integer.optional(),
    }),
    (context, input) => {
      if (!context.store.customers.get(input.customer)) {
        throw invalid(`No such customer: '${input.customer}'`, 'customer', 'resource_missing');
      }
      return subscribe(context, {
        customer: input.customer,
        prices: input.items.map(item => ({
          price: priceFrom(context, item.price_data),
          quantity: item.quantity,
        })),
        metadata: input.metadata ?? {},
        description: input.description ?? null,
        trialDays: input.trial_period_days ?? 0,
        method: methodFor(context, input.default_payment_method),
      });
    },
  ),
  route('GET /v1/subscriptions/{id}', params({}), (context, _, id = '') => subscriptionOf(context, id)),
  route('POST /v1/subscriptions/{id}', changes, (context, input, id = '') =>
    change(context, liveOne(context, id), input),
  ),
  route('DELETE /v1/subscriptions/{id}', params({}), (context, _, id = '') =>
    endSubscription(context, liveOne(context, id), 'cancellation_requested'),
  ),
  route(
    'GET /v1/subscriptions',
    params({ ...listing, customer: text.optional(), status: text.optional() }),
    ({ store }, { customer, status, ...paging }) => {
      const found = store.subscriptions
        .all()
        .filter(one => !customer || one.customer === customer)
        .filter(one => (status ? status === 'all' || one.status === status : one.status !== 'canceled'));
      return pageOf(found, '/v1/subscriptions', paging);
    },
  ),
  route(
    'POST /v1/invoices/{id}/pay',
    params({ payment_method: text.optional() }),
    (context, input, id = '') => {
      const { invoice, method } = payable(context, id, input.payment_method);
      const reference = invoice.parent?.subscription_details?.subscription;
      const subscription = subscriptionOf(context, typeof reference === 'string' ? reference : '');
      const after = charge(
        context,
        { ...subscription, default_payment_method: method ?? subscription.default_payment_method },
        invoice,
      );
      if (after.status !== 'paid')
        throw invalid('The invoice could not be paid.', undefined, 'invoice_payment_failed');
      return after;
    },
  ),
];

function change(
  context: SimulatorContext,
  subscription: SubscriptionRecord,
  input: z.output<typeof changes>,
): SubscriptionRecord {
  const { store, now, emit } = context;
  const { cancel_at_period_end, default_payment_method, description, items, proration_behavior } = input;
  const newItems = items && replaceItems(context, subscription, items);
  const method = default_payment_method && methodFor(context, default_payment_method);

  const changed = store.subscriptions.update(subscription.id, {
    metadata: mergeMetadata(subscription.metadata, input.metadata),
    ...(description && { description }),
    ...(method && { default_payment_method: method }),
    ...(newItems && { items: { ...subscription.items, data: newItems } }),
    ...(cancel_at_period_end !== undefined && {
      cancel_at_period_end,
      cancel_at: cancel_at_period_end ? periodOf(subscription).end : null,
      canceled_at: cancel_at_period_end ? now() : null,
    }),
  });
  const settled = newItems ? settleChange(context, subscription, changed, proration_behavior) : changed;
  emit('customer.subscription.updated', settled, {
    previous: {
      cancel_at_period_end: subscription.cancel_at_period_end,
      items: subscription.items,
      metadata: subscription.metadata,
    },
  });
  return store.subscriptions.get(subscription.id) ?? settled;
}

/** Applies a change of price: its difference is prorated over the rest of the period. A new interval starts a new period. */
function settleChange(
  context: SimulatorContext,
  before: SubscriptionRecord,
  after: SubscriptionRecord,
  behaviour: 'always_invoice' | 'create_prorations' | 'none',
): SubscriptionRecord {
  const { store, now } = context;
  if (before.status === 'trialing') return after;

  const old = periodOf(before);
  const wanted = periodOf(after);
  const left = Math.max(0, (old.end - now()) / (old.end - old.start));
  const carried = store.billing.get(after.id)?.carried ?? 0;

  if (old.interval !== wanted.interval || old.count !== wanted.count) {
    const credit = behaviour === 'none' ? 0 : Math.round(priceOfPeriod(before) * left);
    store.billing.update(after.id, { carried: carried - credit });
    const period = { start: now(), end: periodAfter(now(), wanted) };
    bill(
      context,
      store.subscriptions.update(after.id, withPeriod(context, after, period)),
      'subscription_update',
    );
    return store.subscriptions.get(after.id) ?? after;
  }

  const difference = Math.round((priceOfPeriod(after) - priceOfPeriod(before)) * left);
  if (behaviour === 'always_invoice' && difference > 0) {
    const lines = [{ amount: difference, description: 'Change of plan', proration: true }];
    charge(context, after, addInvoice(context, after, { reason: 'subscription_update', lines }));
    return store.subscriptions.get(after.id) ?? after;
  }
  if (behaviour !== 'none') store.billing.update(after.id, { carried: carried + difference });
  return after;
}

function replaceItems(
  context: SimulatorContext,
  subscription: SubscriptionRecord,
  wanted: NonNullable<z.output<typeof changes>['items']>,
): SubscriptionRecord['items']['data'] {
  const { start, end } = periodOf(subscription);
  for (const { id } of wanted) {
    if (!subscription.items.data.some(item => item.id === id)) {
      throw invalid(`No such subscription item: '${id}'`, 'items', 'resource_missing');
    }
  }
  return subscription.items.data.map(item => {
    const next = wanted.find(one => one.id === item.id);
    if (!next) return item;
    const price = priceFrom(context, next.price_data);
    return {
      ...itemOf(subscription.id, price, { quantity: next.quantity, now: item.created, start, end }),
      id: item.id,
    };
  });
}

function priceFrom({ now }: SimulatorContext, { product, ...data }: z.output<typeof itemPrice>) {
  return { ...priceOf({ ...data, product_data: { name: product } }, now()), id: newId('price'), product };
}

function liveOne(context: SimulatorContext, id: string): SubscriptionRecord {
  const subscription = subscriptionOf(context, id);
  if (subscription.status === 'canceled') throw missing('subscription', id);
  return subscription;
}

function subscriptionOf({ store }: SimulatorContext, id: string): SubscriptionRecord {
  const subscription = store.subscriptions.get(id);
  if (!subscription) throw missing('subscription', id);
  return subscription;
}
