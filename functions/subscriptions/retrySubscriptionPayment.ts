import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { paymentProvider } from '#functions/provider/payments.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { askAboutSubscription } from './askAboutSubscription.ts';
import { payUnpaid } from './providerChanges.ts';
import { refuseForState } from './requireSubscription.ts';
import { subscriptions } from './subscription.store.ts';
import { syncSubscription } from './syncSubscription.ts';
import { toSubscription } from './toSubscription.ts';

/** Charges the current card for a failed renewal. If it has been paid in the meantime, nothing is charged. */
export const retrySubscriptionPayment = operation(contracts.retrySubscriptionPayment, {
  uses: [paymentProvider],
  load: ({ callerId }) => ({ record: subscriptions.key(callerId) }),
  async run({ subscriptionId, caller, loaded: { record } }, deps) {
    const wasUnpaid = record?.current?.status === 'past-due';
    const asked = await askAboutSubscription(
      deps,
      { subscriptionId, caller, record, action: 'refresh' },
      async (stripe, fresh) =>
        wasUnpaid || fresh.unpaidInvoice ? await payUnpaid(stripe, fresh) : refuseForState(fresh, 'payAgain'),
      refuse('CARD_DECLINED'),
    );
    if (isRefusal(asked) && asked.code !== 'CARD_DECLINED') return asked;
    const after = await syncSubscription(deps, subscriptionId, caller.UserID);
    return isRefusal(asked) ? asked : toSubscription(after);
  },
});
