import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import type { subscriptions } from './subscription.store.ts';
import { toSubscription } from './toSubscription.ts';
import { hasUsedTrial } from './usedTrial.store.ts';

/** The caller's subscription as last synced with the provider. */
export const getMySubscription = async (
  { caller: { email }, loaded: [record] }: Input<typeof contracts.getMySubscription, [typeof subscriptions]>,
  deps: Deps,
) => ({
  subscription: toSubscription(record),
  trialAvailable: !(await hasUsedTrial(deps, { record, email })),
});
