import * as z from 'zod';
import type { SimulatorContext } from '../context.ts';
import { invalid, StripeFailure } from '../errors.ts';
import {
  currency,
  flag,
  integer,
  listOf,
  mergeMetadata,
  metadata,
  params,
  positive,
  text,
} from '../params.ts';
import type { CardBehaviour, SubscriptionRecord } from '../records.ts';
import { methodFor } from './intents.ts';
import { addInvoice } from './invoices.ts';
import { priceOf } from './lineItems.ts';
import { periodAfter, periodOf, priceOfPeriod } from './periods.ts';
import { productOf } from './products.ts';
import { prorationOf } from './proration.ts';
import { bill, carryOver, charge, withPeriod } from './renewals.ts';
import { itemOf } from './subscribing.ts';

/** An inline price of a product. */
export const itemPrice = z.strictObject({
  currency,
  product: text,
  recurring: z.strictObject({
    interval: z.enum(['day', 'week', 'month', 'year']),
    interval_count: positive.optional(),
  }),
  unit_amount: integer,
});

/** A new inline price for an item of a subscription. */
export const itemChange = z.strictObject({
  id: text,
  price_data: itemPrice,
  quantity: positive.default(1),
});

/** Parameters of a change. */
export const changes = params({
  cancel_at_period_end: flag.optional(),
  default_payment_method: text.optional(),
  description: text.optional(),
  items: listOf(itemChange).optional(),
  metadata: metadata.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).default('allow_incomplete'),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).default('create_prorations'),
  proration_date: integer.optional(),
});

/** Changes a subscription. A change of price is prorated. */
export function change(
  context: SimulatorContext,
  subscription: SubscriptionRecord,
  input: z.output<typeof changes>,
): SubscriptionRecord {
  const { store, now, emit } = context;
  const { cancel_at_period_end, default_payment_method, description, items } = input;
  const newItems = items && replaceItems(context, subscription, items);
  const method = default_payment_method && methodFor(context, default_payment_method);
  if (newItems && input.payment_behavior === 'error_if_incomplete')
    checkCard(context, subscription, newItems);

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
  const settled = newItems ? settleChange(context, subscription, changed, input) : changed;
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
  { proration_behavior: behaviour, proration_date }: z.output<typeof changes>,
): SubscriptionRecord {
  const { store, now } = context;
  if (before.status === 'trialing') return after;

  const { newPeriod, amount } = prorationOf(before, after, proration_date ?? now());
  const difference = behaviour === 'none' ? 0 : amount;
  const carried = store.billing.get(after.id)?.carried ?? 0;

  if (newPeriod) {
    carryOver(context, after, carried + difference);
    const period = { start: now(), end: periodAfter(now(), periodOf(after)) };
    bill(
      context,
      store.subscriptions.update(after.id, {
        ...withPeriod(context, after, period),
        billing_cycle_anchor: period.start,
      }),
      'subscription_update',
    );
    return store.subscriptions.get(after.id) ?? after;
  }

  const due = difference + carried;
  if (behaviour === 'always_invoice' && due > 0) {
    carryOver(context, after, 0);
    const lines = [{ amount: due, description: 'Change of plan', proration: true }];
    charge(context, after, addInvoice(context, after, { reason: 'subscription_update', lines }));
    return store.subscriptions.get(after.id) ?? after;
  }
  carryOver(context, after, due);
  return after;
}

/** The items of a subscription with new prices. Refuses items and products that do not exist. */
export function replaceItems(
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

/** Creates a price of a product. */
export function priceFrom(context: SimulatorContext, data: z.output<typeof itemPrice>) {
  productOf(context, data.product);
  return priceOf(data, context.now());
}

/** Cards that cannot be charged without their holders. */
const failingOffSession: readonly CardBehaviour[] = [
  'declined',
  'insufficientFunds',
  'failsOnRenewal',
  'authenticates',
];

/** Refuses a change that the card cannot pay for, so that nothing is changed. */
function checkCard(
  context: SimulatorContext,
  subscription: SubscriptionRecord,
  data: SubscriptionRecord['items']['data'],
): void {
  const after = { ...subscription, items: { ...subscription.items, data } };
  const { newPeriod, amount } = prorationOf(subscription, after, context.now());
  const card = context.store.cards.get(subscription.default_payment_method ?? '');
  const carried = context.store.billing.get(subscription.id)?.carried ?? 0;
  const costs = carried + amount + (newPeriod ? priceOfPeriod(after) : 0) > 0;
  if (!costs || !card || !failingOffSession.includes(card.behaviour)) return;
  throw new StripeFailure(402, 'Your card was declined.', {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
  });
}
