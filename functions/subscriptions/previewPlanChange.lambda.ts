import { lambda } from '#functions/platform/lambda.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { previewPlanChange } from './previewPlanChange.ts';
import { subscriptions } from './subscription.store.ts';
import { subscriptionDeps } from './subscriptionDeps.ts';

export const handler = lambda(
  contracts.previewPlanChange,
  { load: ({ callerId }) => [subscriptions.key(callerId)], run: previewPlanChange },
  subscriptionDeps,
);
