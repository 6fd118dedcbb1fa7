import { lambda } from '#functions/platform/lambda.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { subscribe } from './subscribe.ts';
import { subscriptions } from './subscription.store.ts';
import { subscriptionDeps } from './subscriptionDeps.ts';
import { subscriptionOrders } from './subscriptionOrder.store.ts';

export const handler = lambda(
  contracts.subscribe,
  {
    load: ({ body, callerId }) => [subscriptionOrders.key(body.PaymentID), subscriptions.key(callerId)],
    run: subscribe,
  },
  subscriptionDeps,
);
