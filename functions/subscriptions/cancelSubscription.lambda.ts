import { lambda } from '#functions/platform/lambda.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { cancelSubscription } from './cancelSubscription.ts';
import { subscriptions } from './subscription.store.ts';
import { subscriptionDeps } from './subscriptionDeps.ts';

export const handler = lambda(
  contracts.cancelSubscription,
  { load: ({ callerId }) => [subscriptions.key(callerId)], run: cancelSubscription },
  subscriptionDeps,
);
