import type { Input } from '#functions/platform/lambda.ts';
import type { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import type { subscriptions } from './subscription.store.ts';
import { toSubscription } from './toSubscription.ts';

/** The caller's subscription as last synced with the provider. */
export const getMySubscription = ({
  loaded: [record],
}: Input<typeof contracts.getMySubscription, [typeof subscriptions]>) => ({
  subscription: toSubscription(record),
  trialAvailable: !record?.trialUsedAt,
});
