import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { paymentProvider } from '#functions/provider/payments.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { askProvider } from './askProvider.ts';
import { requireSubscription } from './requireSubscription.ts';
import { subscriptions } from './subscription.store.ts';
import { syncSubscription } from './syncSubscription.ts';
import { toSubscription } from './toSubscription.ts';

/**
 * Syncs the caller's subscription with the provider, without waiting for the provider's events, so that a person who
 * returns from its pages sees their changes.
 */
export const refreshSubscription = operation(contracts.refreshSubscription, {
  uses: [paymentProvider],
  load: ({ callerId }) => ({ record: subscriptions.key(callerId) }),
  async run({ subscriptionId, caller: { UserID }, loaded: { record } }, deps) {
    const found = requireSubscription(subscriptionId, record);
    if (isRefusal(found)) return found;

    const synced = await askProvider(deps, { subscriptionId, UserID }, () =>
      syncSubscription(deps, subscriptionId, UserID),
    );
    return isRefusal(synced) ? synced : toSubscription(synced);
  },
});
