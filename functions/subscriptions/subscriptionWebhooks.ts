import type { Stripe } from 'stripe';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { UserID } from '#shared/ids.ts';
import { idOf, subscriberOf } from './providerSubscription.ts';
import { recordInvoice } from './recordPayment.ts';
import { fetchCheckout, syncCheckout } from './syncCheckout.ts';
import { syncSubscription } from './syncSubscription.ts';

interface About<Subject> {
  data: { object: Subject };
}

/** Event types about subscriptions. Each only says that something has changed; the provider is asked what. */
export const subscriptionWebhooks = {
  'customer.subscription.created': syncOfEvent,
  'customer.subscription.updated': syncOfEvent,
  'customer.subscription.deleted': syncOfEvent,
  'customer.subscription.paused': syncOfEvent,
  'customer.subscription.resumed': syncOfEvent,
  'customer.subscription.trial_will_end': syncOfEvent,
  'customer.updated': syncOfCustomer,
  'invoice.paid': syncOfInvoice,
  'invoice.payment_failed': syncOfInvoice,
  'invoice.payment_action_required': syncOfInvoice,
};

async function syncOfEvent(
  { data: { object: subscription } }: About<Stripe.Subscription>,
  deps: PaymentDeps,
): Promise<void> {
  const subscriber = subscriberOf(subscription);
  if (subscriber) await syncSubscription(deps, subscription.id, subscriber);
}

/** A card that was changed on the provider's pages is a change of the customer. */
async function syncOfCustomer(
  { data: { object: customer } }: About<Stripe.Customer>,
  deps: PaymentDeps,
): Promise<void> {
  const stripe = await deps.payments.stripe();
  const { data } = await stripe.subscriptions.list({ customer: customer.id });
  for (const { id } of data) await syncSubscription(deps, id);
}

async function syncOfInvoice(
  { data: { object: invoice } }: About<Stripe.Invoice>,
  deps: PaymentDeps,
): Promise<void> {
  const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription);
  if (!subscriptionId || !invoice.id) return;
  await recordInvoice(deps, invoice.id);
  await syncSubscription(deps, subscriptionId);
}

/** Applies an event of a payment page for a plan. */
export async function syncOfCheckout(
  { id, metadata }: Stripe.Checkout.Session,
  deps: PaymentDeps,
): Promise<void> {
  const subscriber = UserID.safeParse(metadata?.['UserID']);
  if (!subscriber.success) return;
  const state = await fetchCheckout(deps, id);
  if (state.kind === 'complete') await syncSubscription(deps, state.subscriptionId, subscriber.data);
  else await syncCheckout(deps, subscriber.data);
}
