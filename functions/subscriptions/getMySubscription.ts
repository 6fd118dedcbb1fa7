import { operation } from '#functions/platform/operation.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { subscriptions } from './subscription.store.ts';
import { toSubscription } from './toSubscription.ts';
import { addressHashes, hasUsedTrial } from './usedTrial.store.ts';

/** The caller's subscription as last synced with the provider. */
export const getMySubscription = operation(contracts.getMySubscription, {
  uses: [addressHashes],
  load: ({ callerId }) => ({ record: subscriptions.key(callerId) }),
  run: async ({ caller: { email }, loaded: { record } }, deps) => ({
    subscription: toSubscription(record),
    trialAvailable: !(await hasUsedTrial(deps, { record, email })),
  }),
});
