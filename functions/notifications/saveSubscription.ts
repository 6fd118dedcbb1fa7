import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { chooseFrequencies } from './emailPreferences.ts';
import { canUnsubscribe, loadSubscription } from './loadSubscription.ts';
import { isInScope } from './subscription.ts';
import { unsubscribeLinks } from './unsubscribeToken.ts';

/** Changes what an unsubscribe link belongs to, and nothing else. Returns the changed groups. Cost: 2 DynamoDB requests. */
export const saveSubscription = operation(contracts.saveSubscription, {
  uses: [unsubscribeLinks],
  writes: ['user#*'],
  load: loadSubscription,
  maxAttempts: 5,
  async run({ body: { email }, loaded: { user, scope } }, { table }) {
    if (!canUnsubscribe(user)) return refuse('UNSUBSCRIBE_LINK_INVALID');
    if (!isInScope(user, scope, email)) return refuse('SUBSCRIPTION_OUT_OF_SCOPE');

    const step = chooseFrequencies(user, email);
    const refused = step && (await table.write(step));
    return refused ?? { scope, email };
  },
});
