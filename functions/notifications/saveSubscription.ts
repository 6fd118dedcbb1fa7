import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { canUnsubscribe, loadSubscription } from './loadSubscription.ts';
import { changed, isInScope, saveChange } from './subscription.ts';
import { unsubscribeLinks } from './unsubscribeToken.ts';

/** Changes what an unsubscribe link belongs to, and nothing else. Returns the changed groups and searches. Cost: 2 DynamoDB requests. */
export const saveSubscription = operation(contracts.saveSubscription, {
  uses: [unsubscribeLinks],
  writes: ['user#*'],
  load: loadSubscription,
  maxAttempts: 5,
  async run({ body, loaded: { user, saved, scope } }, { table, now }) {
    if (!canUnsubscribe(user)) return refuse('UNSUBSCRIBE_LINK_INVALID');
    const linked = { user, saved, scope };
    if (!isInScope(linked, body)) return refuse('SUBSCRIPTION_OUT_OF_SCOPE');

    const refused = await saveChange({ table, now }, linked, body);
    return refused ?? changed(linked, body);
  },
});
