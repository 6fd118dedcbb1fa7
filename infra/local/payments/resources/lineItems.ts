import type { Stripe } from 'stripe';
import * as z from 'zod';
import { newId } from '../ids.ts';
import { currency, integer, listOf, metadata, positive, text } from '../params.ts';

/** Inline price of an item. */
const priceData = z.strictObject({
  currency,
  product_data: z.strictObject({
    name: text,
    description: text.optional(),
    images: listOf(text).optional(),
    metadata: metadata.optional(),
  }),
  recurring: z
    .strictObject({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: positive.optional() })
    .optional(),
  unit_amount: integer,
});

/** Items of a Checkout Session. */
export const lineItems = listOf(z.strictObject({ price_data: priceData, quantity: positive.default(1) }));

/** Creates a price from inline data. */
export function priceOf(data: z.output<typeof priceData>, now: number): Stripe.Price {
  return {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: now,
    currency: data.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: newId('prod').slice(0, 19),
    recurring: data.recurring
      ? {
          interval: data.recurring.interval,
          interval_count: data.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: data.recurring ? 'recurring' : 'one_time',
    unit_amount: data.unit_amount,
    unit_amount_decimal: null,
  };
}

/** Creates a line item of a Checkout Session. */
export function lineItemOf(wanted: z.output<typeof lineItems>[number], now: number): Stripe.LineItem {
  const amount = wanted.price_data.unit_amount * wanted.quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: wanted.price_data.currency,
    description: wanted.price_data.product_data.name,
    metadata: {},
    price: priceOf(wanted.price_data, now),
    quantity: wanted.quantity,
  };
}
