import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import { isActionAllowed, subscriptionActions } from '#shared/lifecycle.ts';
import { isRunning, type ProviderSubscription, type SubscriptionRecord } from './subscription.store.ts';

/** Ids sent by a client that has no id. */
const missingIds = ['', 'undefined', 'null'];

/** The caller's running subscription, if the id is its own. */
export function requireSubscription(
  id: string,
  record: SubscriptionRecord | undefined,
): ProviderSubscription | Refusal<'SUBSCRIPTION_ID_REQUIRED' | 'SUBSCRIPTION_NOT_FOUND'> {
  if (missingIds.includes(id.trim())) return refuse('SUBSCRIPTION_ID_REQUIRED');
  const { current } = record ?? {};
  if (!current || current.subscriptionId !== id || !isRunning(current))
    return refuse('SUBSCRIPTION_NOT_FOUND');
  return current;
}

/** Refuses an action that the state does not allow. */
export const refuseForState = (
  { status }: Pick<ProviderSubscription, 'status'>,
  action: keyof typeof subscriptionActions,
): Refusal<'INVALID_SUBSCRIPTION_STATE'> | undefined =>
  isActionAllowed(subscriptionActions[action], status) ? undefined : refuse('INVALID_SUBSCRIPTION_STATE');
