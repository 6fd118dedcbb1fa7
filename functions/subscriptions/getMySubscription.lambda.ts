import { lambda } from '#functions/platform/lambda.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { getMySubscription } from './getMySubscription.ts';
import { subscriptions } from './subscription.store.ts';

export const handler = lambda(contracts.getMySubscription, {
  load: ({ callerId }) => [subscriptions.key(callerId)],
  run: getMySubscription,
});
