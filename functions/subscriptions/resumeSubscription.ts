import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { paymentProvider } from '#functions/provider/payments.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { askAboutSubscription } from './askAboutSubscription.ts';
import { withdrawCancellation } from './providerChanges.ts';
import { subscriptions } from './subscription.store.ts';
import { syncSubscription } from './syncSubscription.ts';
import { toSubscription } from './toSubscription.ts';

/** Withdraws the cancellation of the caller's subscription. */
export const resumeSubscription = operation(contracts.resumeSubscription, {
  uses: [paymentProvider],
  load: ({ callerId }) => ({ record: subscriptions.key(callerId) }),
  async run({ subscriptionId, caller, loaded: { record } }, deps) {
    const asked = await askAboutSubscription(
      deps,
      { subscriptionId, caller, record, action: 'resume' },
      withdrawCancellation,
    );
    if (isRefusal(asked)) return asked;
    return toSubscription(await syncSubscription(deps, subscriptionId, caller.UserID));
  },
});
