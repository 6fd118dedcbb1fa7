import { lambda } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { canUnsubscribe, loadSubscription } from './loadSubscription.ts';
import { toSubscription } from './subscription.ts';

export const handler = lambda(contracts.getSubscription, {
  load: loadSubscription,
  run: ({ loaded: [user, scope] }) =>
    canUnsubscribe(user) ? toSubscription(user, scope) : refuse('UNSUBSCRIBE_LINK_INVALID'),
});
