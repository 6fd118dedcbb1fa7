import * as z from 'zod';
import type { SimulatorContext } from '../context.ts';
import { invalid, missing, StripeFailure } from '../errors.ts';
import { pageOf } from '../lists.ts';
import { integer, listing, listOf, metadata, params, positive, text } from '../params.ts';
import type { SubscriptionRecord } from '../records.ts';
import { type Route, route } from '../routes.ts';
import { methodFor } from './intents.ts';
import { payable } from './invoicePayment.ts';
import { change, changes, itemPrice, priceFrom } from './planChanges.ts';
import { charge, endSubscription } from './renewals.ts';
import { subscribe } from './subscribing.ts';

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
        throw new StripeFailure(402, 'Your card was declined.', {
          type: 'card_error',
          code: 'card_declined',
          decline_code: 'generic_decline',
        });
      return after;
    },
  ),
];

function liveOne(context: SimulatorContext, id: string): SubscriptionRecord {
  const subscription = subscriptionOf(context, id);
  if (subscription.status === 'canceled') throw missing('subscription', id);
  return subscription;
}

/** Finds a subscription. Refuses an unknown id. */
export function subscriptionOf({ store }: SimulatorContext, id: string): SubscriptionRecord {
  const subscription = store.subscriptions.get(id);
  if (!subscription) throw missing('subscription', id);
  return subscription;
}
