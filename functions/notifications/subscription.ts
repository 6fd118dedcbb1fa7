import type { callers } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type {
  Subscription,
  SubscriptionChange,
  SubscriptionScope,
} from '#shared/entities/emailSubscription.ts';
import {
  type EmailFrequency,
  frequenciesOf,
  type NotificationGroup,
  notificationGroups,
} from '#shared/notificationSettings.ts';
import { chooseFrequencies } from './emailPreferences.ts';
import {
  replaceSearches,
  type SavedSearches,
  type StoredSearch,
  withChoice,
} from './searches/savedSearches.store.ts';

type User = ReturnType<typeof callers.parse>;

/** A person, their saved searches, and what a link of theirs belongs to. */
interface Linked {
  user: User;
  saved: SavedSearches | undefined;
  scope: SubscriptionScope;
}

const isDigest = (scope: SubscriptionScope): scope is 'daily' | 'weekly' =>
  scope === 'daily' || scope === 'weekly';

/** The groups that a link stops: its own, or those that are collected in its digest. */
function groupsOf(scope: SubscriptionScope, email: Record<NotificationGroup, EmailFrequency>) {
  return notificationGroups.filter(group => (isDigest(scope) ? email[group] === scope : group === scope));
}

/** The saved searches that a link stops: its own, or those whose news are in its digest. */
const searchesOf = (scope: SubscriptionScope, saved: SavedSearches | undefined): StoredSearch[] =>
  saved?.searches.filter(({ SavedSearchID, frequency }) =>
    isDigest(scope) ? frequency === scope : scope === `search-${SavedSearchID}`,
  ) ?? [];

/** A link's subscription, with the groups and searches that it stops. */
export function toEmailSubscription({ user, saved, scope }: Linked): Subscription {
  const email = frequenciesOf(user.emailFrequencies);
  return {
    scope,
    email: Object.fromEntries(groupsOf(scope, email).map(group => [group, email[group]])),
    searches: searchesOf(scope, saved)
      .filter(search => search.email || !isDigest(scope))
      .map(({ SavedSearchID, name, email }) => ({ SavedSearchID, name, email })),
  };
}

/** The change that stops what a link belongs to. */
export function stopping(linked: Linked): SubscriptionChange {
  const { email, searches } = toEmailSubscription(linked);
  return {
    email: Object.fromEntries(Object.keys(email).map(group => [group, 'never'])),
    searches: searches.map(({ SavedSearchID }) => ({ SavedSearchID, email: false })),
  };
}

/** Whether a link may make a change: of its own group or search, or into and out of its digest. */
export function isInScope(
  { user, saved, scope }: Linked,
  { email, searches = [] }: SubscriptionChange,
): boolean {
  const own = new Set<string>(
    isDigest(scope)
      ? searchesOf(scope, saved).map(({ SavedSearchID }) => SavedSearchID)
      : [scope.replace(/^search-/, '')],
  );
  if (!searches.every(({ SavedSearchID }) => own.has(SavedSearchID))) return false;
  if (!isDigest(scope)) return Object.keys(email).every(group => group === scope);
  const current = frequenciesOf(user.emailFrequencies);
  return notificationGroups.every(group => {
    const wanted = email[group];
    if (wanted === undefined) return true;
    return [wanted, current[group]].every(frequency => frequency === scope || frequency === 'never');
  });
}

/** Saves a change; nothing where it is so already. Searches that have been deleted are left out. Cost: 1 DynamoDB request. */
export async function saveChange(
  { table, now }: Pick<Deps, 'table' | 'now'>,
  { user, saved }: Linked,
  { email, searches = [] }: SubscriptionChange,
) {
  const wanted = new Map(searches.map(search => [search.SavedSearchID, search.email]));
  const next = saved?.searches.map(search => {
    const isEmailed = wanted.get(search.SavedSearchID) ?? search.email;
    return isEmailed === search.email ? search : withChoice(search, { email: isEmailed }, user, now());
  });
  const hasChanged = next?.some((search, at) => search !== saved?.searches[at]);
  const ofGroups = chooseFrequencies(user, email);
  const ofSearches = next && hasChanged ? replaceSearches(user.UserID, saved, next) : undefined;
  if (ofGroups && ofSearches) return await table.transact(ofGroups, ofSearches);
  const step = ofGroups ?? ofSearches; // one write costs half of a transaction
  return step && (await table.write(step));
}

/** The groups and searches of a change as they are after it. */
export const changed = (linked: Linked, { email, searches = [] }: SubscriptionChange): Subscription => {
  const names = new Map(linked.saved?.searches.map(({ SavedSearchID, name }) => [SavedSearchID, name]));
  return {
    scope: linked.scope,
    email,
    searches: searches.flatMap(search => {
      const name = names.get(search.SavedSearchID);
      return name === undefined ? [] : [{ ...search, name }];
    }),
  };
};
