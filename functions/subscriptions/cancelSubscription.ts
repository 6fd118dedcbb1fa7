import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { paymentProvider } from '#functions/provider/payments.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { askAboutSubscription } from './askAboutSubscription.ts';
import { cancelRenewal } from './providerChanges.ts';
import { subscriptions } from './subscription.store.ts';
import { syncSubscription } from './syncSubscription.ts';
import { freeId, toSubscription } from './toSubscription.ts';

/** Cancels the renewal of the caller's subscription. A cancelled one counts as not found, as for any other. */
export const cancelSubscription = operation(contracts.cancelSubscription, {
  uses: [paymentProvider],
  load: ({ callerId }) => ({ record: subscriptions.key(callerId) }),
  async run({ subscriptionId, caller, loaded: { record } }, deps) {
    if (subscriptionId === freeId) return refuse('FREE_PLAN_NOT_CANCELLABLE');
    const action = 'cancel';
    const asked = await askAboutSubscription(deps, { subscriptionId, caller, record, action }, cancelRenewal);
    if (isRefusal(asked))
      return asked.code === 'INVALID_SUBSCRIPTION_STATE' ? refuse('SUBSCRIPTION_NOT_FOUND') : asked;
    return toSubscription(await syncSubscription(deps, subscriptionId, caller.UserID));
  },
});
