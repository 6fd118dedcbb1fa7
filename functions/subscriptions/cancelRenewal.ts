import type { Stripe } from 'stripe';
import type { ProviderSubscription } from './subscription.store.ts';

/**
 * Cancels the renewal of a subscription at the provider. It runs to the end of what has been paid: one whose renewal
 * has failed ends immediately.
 */
export async function cancelRenewal(
  stripe: Stripe,
  { subscriptionId, status }: Pick<ProviderSubscription, 'subscriptionId' | 'status'>,
): Promise<Stripe.Subscription> {
  return status === 'past-due'
    ? await stripe.subscriptions.cancel(subscriptionId)
    : await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
}
