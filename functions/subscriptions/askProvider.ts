import { Stripe } from 'stripe';
import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { errorFields } from '#functions/platform/log.ts';
import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import type { UserID } from '#shared/ids.ts';
import { isRunning } from './subscription.store.ts';
import { syncSubscription } from './syncSubscription.ts';

const attempts = limit('manageSubscription', 60, 'hour');

interface Whose {
  subscriptionId: string;
  UserID: UserID;
}

/**
 * Asks the provider for something about a subscription, which counts against the person's limit. A subscription that
 * has ended at the provider and a provider that does not answer are refusals; a declined card is the refusal `declined`.
 */
export async function askProvider<
  T,
  Declined extends 'CARD_DECLINED' | 'SUBSCRIPTION_GATEWAY_UNAVAILABLE' = 'SUBSCRIPTION_GATEWAY_UNAVAILABLE',
>(
  deps: PaymentDeps,
  { subscriptionId, UserID }: Whose,
  ask: (stripe: Stripe) => Promise<T>,
  declined?: Refusal<Declined>,
): Promise<
  T | Refusal<Declined | 'SUBSCRIPTION_NOT_FOUND' | 'SUBSCRIPTION_GATEWAY_UNAVAILABLE' | 'TOO_MANY_ATTEMPTS'>
> {
  const tooMany = await enforceLimit(deps, attempts, UserID);
  if (tooMany) return tooMany;

  try {
    return await ask(await deps.payments.stripe());
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    deps.log.error('provider.call_refused', { subscriptionId, ...errorFields(error) });
    if (error instanceof Stripe.errors.StripeCardError)
      return declined ?? refuse('SUBSCRIPTION_GATEWAY_UNAVAILABLE');
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError))
      return refuse('SUBSCRIPTION_GATEWAY_UNAVAILABLE');
    const record = await syncSubscription(deps, subscriptionId, UserID);
    return refuse(isRunning(record?.current) ? 'SUBSCRIPTION_GATEWAY_UNAVAILABLE' : 'SUBSCRIPTION_NOT_FOUND');
  }
}
