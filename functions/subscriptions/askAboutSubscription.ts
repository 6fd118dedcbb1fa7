import type { Stripe } from 'stripe';
import { isRefusal, type Refusal, refuse } from '#functions/platform/refusal.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import type { UserID } from '#shared/ids.ts';
import type { subscriptionActions } from '#shared/lifecycle.ts';
import { askProvider } from './askProvider.ts';
import type { FreshSubscription } from './providerSubscription.ts';
import { refuseForState, requireSubscription } from './requireSubscription.ts';
import { isRunning, type SubscriptionRecord } from './subscription.store.ts';
import { syncSubscription } from './syncSubscription.ts';

interface Asked {
  /** The id that the client sent. */
  subscriptionId: string;
  caller: { UserID: UserID };
  /** The caller's record, which only shows whose the id is. */
  record: SubscriptionRecord | undefined;
  action: keyof typeof subscriptionActions;
}

/**
 * Asks the provider about the caller's subscription, stores the answer, and does something with it at the provider if its
 * state there, which may be newer than the stored one, allows the action. All operations on a running subscription are
 * made with it. A declined card is the refusal `declined`.
 */
export async function askAboutSubscription<
  T,
  Declined extends 'CARD_DECLINED' | 'SUBSCRIPTION_GATEWAY_UNAVAILABLE' = 'SUBSCRIPTION_GATEWAY_UNAVAILABLE',
>(
  deps: PaymentDeps,
  { subscriptionId, caller: { UserID }, record, action }: Asked,
  act: (stripe: Stripe, fresh: FreshSubscription) => Promise<T>,
  declined?: Refusal<Declined>,
) {
  const own = requireSubscription(subscriptionId, record);
  if (isRefusal(own)) return own;

  const ask = async (stripe: Stripe) => {
    const fresh = await fetchSubscription(deps, subscriptionId, UserID);
    if (!fresh) return refuse('SUBSCRIPTION_NOT_FOUND');
    return refuseForState(fresh, action) ?? (await act(stripe, fresh));
  };
  return await askProvider(deps, { subscriptionId, UserID }, ask, declined);
}

/** Asks the provider about a subscription and stores the answer. Undefined if it does not run any more. */
export async function fetchSubscription(
  deps: PaymentDeps,
  subscriptionId: string,
  UserID: UserID,
): Promise<FreshSubscription | undefined> {
  const { current } = (await syncSubscription(deps, subscriptionId, UserID)) ?? {};
  const isIt = current?.subscriptionId === subscriptionId && isRunning(current);
  return isIt ? (current as FreshSubscription) : undefined; // as the provider has just described it
}
