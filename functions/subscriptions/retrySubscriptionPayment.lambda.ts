import { lambda } from '#functions/platform/lambda.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { retrySubscriptionPayment } from './retrySubscriptionPayment.ts';
import { subscriptions } from './subscription.store.ts';
import { subscriptionDeps } from './subscriptionDeps.ts';

export const handler = lambda(
  contracts.retrySubscriptionPayment,
  { load: ({ callerId }) => [subscriptions.key(callerId)], run: retrySubscriptionPayment },
  subscriptionDeps,
);
