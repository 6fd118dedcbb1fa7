import type { callers } from '#functions/platform/caller.ts';
import type { Subscription, SubscriptionScope } from '#shared/entities/notificationPreferences.ts';
import {
  type ChosenFrequencies,
  type EmailFrequency,
  frequenciesOf,
  type NotificationGroup,
  notificationGroups,
} from '#shared/notificationSettings.ts';

type User = ReturnType<typeof callers.parse>;

const isDigest = (scope: SubscriptionScope): scope is 'daily' | 'weekly' =>
  scope === 'daily' || scope === 'weekly';

/** The groups that a link stops: its own, or those that are collected in its digest. */
function groupsOf(scope: SubscriptionScope, email: Record<NotificationGroup, EmailFrequency>) {
  return isDigest(scope) ? notificationGroups.filter(group => email[group] === scope) : [scope];
}

/** A link's subscription, with the groups that it stops. */
export function toSubscription({ emailFrequencies }: User, scope: SubscriptionScope): Subscription {
  const email = frequenciesOf(emailFrequencies);
  return { scope, email: Object.fromEntries(groupsOf(scope, email).map(group => [group, email[group]])) };
}

/** The change that stops what a link belongs to. */
export const stopped = ({ emailFrequencies }: User, scope: SubscriptionScope): ChosenFrequencies =>
  Object.fromEntries(groupsOf(scope, frequenciesOf(emailFrequencies)).map(group => [group, 'never']));

/** Whether a link may make a change: of its own group, or into and out of its digest. */
export function isInScope(user: User, scope: SubscriptionScope, change: ChosenFrequencies): boolean {
  if (!isDigest(scope)) return Object.keys(change).every(group => group === scope);
  const email = frequenciesOf(user.emailFrequencies);
  return notificationGroups.every(group => {
    const wanted = change[group];
    if (wanted === undefined) return true;
    return [wanted, email[group]].every(frequency => frequency === scope || frequency === 'never');
  });
}
