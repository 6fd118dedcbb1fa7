import { lambda } from '#functions/platform/lambda.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { prepareSubscriptionPayment } from './prepareSubscriptionPayment.ts';
import { subscriptions } from './subscription.store.ts';

export const handler = lambda(contracts.prepareSubscriptionPayment, {
  load: ({ callerId }) => [subscriptions.key(callerId)],
  run: prepareSubscriptionPayment,
});
