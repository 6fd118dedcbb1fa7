import { hour } from '#shared/time.ts';
import { isRunning, type ProviderSubscription, type SubscriptionRecord } from './subscription.store.ts';

/**
 * Whether reconciliation looks at the subscription in its next run: after each renewal, for payments whose events have
 * been lost. Only reconciliation itself ends this.
 */
export const isInDoubt = (
  before: SubscriptionRecord | undefined,
  next: ProviderSubscription,
  at: string,
): boolean =>
  (before?.dueAt !== undefined && before.dueAt <= at) ||
  (isRunning(next) && before?.current?.periodEnd !== next.periodEnd);

/**
 * Time at which reconciliation asks the provider: an hour after the next expected event, or immediately for a requested
 * change; undefined if nothing can change.
 */
export function nextCheck(
  { checkout, current, cancelRequested, addressChangedAt }: SubscriptionRecord,
  at: string,
): string | undefined {
  if (cancelRequested || addressChangedAt) return at;
  const after = (time: string) => new Date(Math.max(Date.parse(time), Date.parse(at)) + hour).toISOString();
  if (checkout) return after(at);
  if (!current || !isRunning(current)) return undefined;
  return after(current.status === 'past-due' ? (current.nextAttemptAt ?? at) : current.periodEnd);
}
