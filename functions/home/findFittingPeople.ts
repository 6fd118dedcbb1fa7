import { type StoredUser, toAuthorSummary } from '#functions/authors/author.store.ts';
import { mayBeFound } from '#functions/authors/mayBeFound.ts';
import { isProtectedAccount } from '#functions/contacts/protectedAccounts.ts';
import { filtersOf } from '#functions/market/search/filters.ts';
import type { MarketIndex } from '#functions/market/search/marketIndex.ts';
import { homeBounds } from '#shared/entities/home.ts';
import type { SuggestedPerson } from '#shared/entities/suggestion.ts';
import { personFilters, roleFilters } from '#shared/finding.ts';
import type { UserID } from '#shared/ids.ts';
import type { Skill } from '#shared/settings.ts';

/** Open roles of an owner whose skills are looked for. */
const mostRoles = 10;

/** A person with a skill that an open role of the reader asks for. */
export interface Helper {
  UserID: UserID;
  skill: Skill;
}

/**
 * The people with the most points among those who want to be found and have a skill that the open roles of an owner ask for. None if
 * the owner has none. Costs nothing: roles and people are in the index.
 */
export function helpersFor(index: MarketIndex, owner: UserID, now: string): Helper[] {
  const place = { at: now };
  const { roles } = index.findRoles({
    search: '',
    filters: filtersOf(roleFilters, {}),
    owner,
    sort: 'newest',
    place,
    limit: mostRoles,
    now,
  });
  const wanted = [...new Set(roles.flatMap(({ skill }) => (skill === 'others' ? [] : [skill])))];
  if (wanted.length === 0) return [];

  const { people } = index.findPeople({
    search: '',
    filters: filtersOf(personFilters, { skill: wanted }),
    sort: 'points',
    place,
    limit: homeBounds.people,
    without: new Set([owner]),
  });
  return people.flatMap(({ UserID: id, skills }) => {
    const skill = wanted.find(one => skills.includes(one));
    return skill && !isProtectedAccount(id) ? [{ UserID: id, skill }] : [];
  });
}

/** The helpers who may be shown, each with the reason. */
export const shownHelpers = (
  helpers: readonly Helper[],
  users: readonly (StoredUser | undefined)[],
  isExcluded: (id: UserID) => boolean,
): SuggestedPerson[] =>
  helpers.flatMap(({ UserID: id, skill }, index) => {
    const user = users[index];
    return mayBeFound(user) && !isExcluded(id)
      ? [{ person: toAuthorSummary(user), reasons: [{ kind: 'skill', skill }] }]
      : [];
  });
