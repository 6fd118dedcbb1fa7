import * as z from 'zod';
import { day, minute, second } from '#shared/time.ts';
import type { SimulatorContext } from '../context.ts';
import { invalid } from '../errors.ts';
import { address, integer, listOf, metadata, params, text } from '../params.ts';
import { lineItems } from './lineItems.ts';

/** Maximum and default lifetime of a Checkout Session. */
export const maxLifetimeSeconds = day / second;
const minLifetimeSeconds = (30 * minute) / second;
/** Tolerance for clock differences. */
const toleranceSeconds = minute / second;

/** Parameters of a new Checkout Session. */
export const sessionParams = params({
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

/** Refuses parameters that contradict each other or name an unknown customer. */
export function checkSession({ store, now }: SimulatorContext, input: z.output<typeof sessionParams>): void {
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
  if (input.customer_email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(input.customer_email)) {
    throw invalid(`Invalid email address: ${input.customer_email}`, 'customer_email', 'email_invalid');
  }
  if (input.customer && !store.customers.get(input.customer)) {
    throw invalid(`No such customer: '${input.customer}'`, 'customer', 'resource_missing');
  }
  const lifetime = (input.expires_at ?? now() + maxLifetimeSeconds) - now();
  if (lifetime < minLifetimeSeconds - toleranceSeconds) {
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    );
  }
  if (lifetime > maxLifetimeSeconds + toleranceSeconds) {
    throw invalid(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
}
