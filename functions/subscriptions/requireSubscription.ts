import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import { isActionAllowed, subscriptionActions } from '#shared/lifecycle.ts';
import { isRunning, type ProviderSubscription, type SubscriptionRecord } from './subscription.store.ts';

/** What a client sends whose id is missing. */
const missingIds = ['', 'undefined', 'null'];

type Problem = 'SUBSCRIPTION_ID_REQUIRED' | 'SUBSCRIPTION_NOT_FOUND' | 'INVALID_SUBSCRIPTION_STATE';

/** The caller's running subscription, if the id is its own and its state allows the action. */
export function requireSubscription(
  id: string,
  record: SubscriptionRecord | undefined,
  action: keyof typeof subscriptionActions,
): ProviderSubscription | Refusal<Problem> {
  if (missingIds.includes(id.trim())) return refuse('SUBSCRIPTION_ID_REQUIRED');
  const { current } = record ?? {};
  if (!current || current.subscriptionId !== id || !isRunning(current))
    return refuse('SUBSCRIPTION_NOT_FOUND');
  return isActionAllowed(subscriptionActions[action], current.status)
    ? current
    : refuse('INVALID_SUBSCRIPTION_STATE');
}
