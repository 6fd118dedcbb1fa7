import { callers } from '#functions/platform/caller.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { savedSearches } from './searches/savedSearches.store.ts';
import { readSubscription } from './unsubscribeToken.ts';

/** Plan of the calls that an unsubscribe link makes: the link's user and their saved searches. An invalid link is refused. */
export function loadSubscription({ query: { token } }: { query: { token: string } }) {
  const subscription = readSubscription(token);
  if (!subscription) return refuse('UNSUBSCRIBE_LINK_INVALID');
  return {
    user: callers.key(subscription.UserID),
    saved: savedSearches.key(subscription.UserID),
    scope: subscription.scope,
  };
}

/** Whether a user can still be emailed, perhaps after a ban; the links of others are invalid. */
export const canUnsubscribe = (
  user: ReturnType<typeof callers.parse> | undefined,
): user is ReturnType<typeof callers.parse> => user?.status === 'active' || user?.status === 'banned';
