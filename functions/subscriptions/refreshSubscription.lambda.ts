import { lambda } from '#functions/platform/lambda.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { refreshSubscription } from './refreshSubscription.ts';
import { subscriptions } from './subscription.store.ts';
import { subscriptionDeps } from './subscriptionDeps.ts';

export const handler = lambda(
  contracts.refreshSubscription,
  { load: ({ callerId }) => [subscriptions.key(callerId)], run: refreshSubscription },
  subscriptionDeps,
);
