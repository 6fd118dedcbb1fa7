import { lambda } from '#functions/platform/lambda.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { openBillingPortal } from './openBillingPortal.ts';
import { subscriptions } from './subscription.store.ts';
import { subscriptionDeps } from './subscriptionDeps.ts';

export const handler = lambda(
  contracts.openBillingPortal,
  { load: ({ callerId }) => [subscriptions.key(callerId)], run: openBillingPortal },
  subscriptionDeps,
);
