import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { canUnsubscribe, loadSubscription } from './loadSubscription.ts';
import { toEmailSubscription } from './subscription.ts';
import { unsubscribeLinks } from './unsubscribeToken.ts';

/** Returns the subscription that an unsubscribe link stops. Cost: 1 DynamoDB request. */
export const getSubscription = operation(contracts.getSubscription, {
  uses: [unsubscribeLinks],
  load: loadSubscription,
  run: ({ loaded: { user, saved, scope } }) =>
    canUnsubscribe(user) ? toEmailSubscription({ user, saved, scope }) : refuse('UNSUBSCRIBE_LINK_INVALID'),
});
