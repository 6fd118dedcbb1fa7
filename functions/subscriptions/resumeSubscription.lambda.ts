import { lambda } from '#functions/platform/lambda.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { resumeSubscription } from './resumeSubscription.ts';
import { subscriptions } from './subscription.store.ts';
import { subscriptionDeps } from './subscriptionDeps.ts';

export const handler = lambda(
  contracts.resumeSubscription,
  { load: ({ callerId }) => [subscriptions.key(callerId)], run: resumeSubscription },
  subscriptionDeps,
);
