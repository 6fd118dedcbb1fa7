import type { Stripe } from 'stripe';
import * as z from 'zod';
import type { SimulatorContext } from '../context.ts';
import { invalid } from '../errors.ts';
import { newId } from '../ids.ts';
import { currency, integer, listOf, metadata, positive, text } from '../params.ts';
import { productOf } from './products.ts';

/** Inline price of an item. */
const priceData = z.strictObject({
  currency,
  product: text.optional(),
  product_data: z
    .strictObject({
      name: text,
      description: text.optional(),
      images: listOf(text).optional(),
      metadata: metadata.optional(),
    })
    .optional(),
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
    product: data.product ?? newId('prod').slice(0, 19),
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

/** Creates a line item of a Checkout Session, named by its product. Refuses an unknown product. */
export function lineItemOf(
  context: SimulatorContext,
  wanted: z.output<typeof lineItems>[number],
): Stripe.LineItem {
  const { product, product_data } = wanted.price_data;
  if ((product === undefined) === (product_data === undefined)) {
    throw invalid(
      'You must specify exactly one of `product` and `product_data` when creating inline prices.',
      'line_items[0][price_data]',
    );
  }
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
    description: product ? productOf(context, product).name : (product_data?.name ?? null),
    metadata: {},
    price: priceOf(wanted.price_data, context.now()),
    quantity: wanted.quantity,
  };
}
