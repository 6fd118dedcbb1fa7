import { lambda } from '#functions/platform/lambda.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { changePlan } from './changePlan.ts';
import { subscriptions } from './subscription.store.ts';
import { subscriptionDeps } from './subscriptionDeps.ts';

export const handler = lambda(
  contracts.changePlan,
  { load: ({ callerId }) => [subscriptions.key(callerId)], run: changePlan },
  subscriptionDeps,
);
