import { filtersOf } from '#functions/market/search/filters.ts';
import type { MarketIndex } from '#functions/market/search/marketIndex.ts';
import { isClosed } from '#functions/projects/prospect.store.ts';
import type { OpenRole } from '#functions/prospects/openRole.store.ts';
import { toFeatured } from '#functions/prospects/toFeatured.ts';
import { keywordsOf } from '#functions/suggestions/keywords.ts';
import { type PersonFacts, reasonsFor } from '#functions/suggestions/reasons.ts';
import { homeBounds } from '#shared/entities/home.ts';
import type { SuggestedProspect } from '#shared/entities/suggestion.ts';
import { roleFilters } from '#shared/finding.ts';
import type { ProjectID, ProspectID, UserID } from '#shared/ids.ts';

/** Words of a person by which roles are looked up. */
const most = { words: 6, perWord: 3, ofSkills: 5 } as const;

/** A role that may fit, as the index of the market knows it. */
export type Candidate = ReturnType<MarketIndex['findRoles']>['roles'][number];

/**
 * The roles in a person's languages that may fit them best: those that the words of their profile and of their former roles
 * find, then those of their skills, then the newest. Never those of their own projects. `compared`: how many are returned at most.
 */
export function candidatesFor(
  index: MarketIndex,
  person: UserID,
  facts: PersonFacts,
  { now, compared }: { now: string; compared: number },
): Candidate[] {
  const filters = filtersOf(roleFilters, { language: facts.languages });
  const find = (search: string, limit: number, wanted = filters): Candidate[] => {
    const asked = { search, filters: wanted, sort: 'newest', place: { at: now }, limit, now } as const;
    const { roles, corrected } = index.findRoles(asked);
    return corrected ? [] : roles; // another word than the person's
  };
  const skill = (facts.skills ?? []).filter(one => one !== 'others');
  const words = [
    ...facts.roles.flatMap(role => keywordsOf(role).map(({ word }) => word)),
    ...facts.profile.values(),
  ];
  const found = [
    ...words.slice(0, most.words).flatMap(word => find(word, most.perWord)),
    ...(skill.length > 0 ? find('', most.ofSkills, { ...filters, skill }) : []),
    ...find('', compared + homeBounds.projects), // own ones are among them
  ];
  return [
    ...new Map(
      found.flatMap(one => (one.owner.UserID === person ? [] : [[one.ProspectID, one] as const])),
    ).values(),
  ].slice(0, compared);
}

interface Excluded {
  /** Projects of the person's teams. */
  projects: ReadonlySet<ProjectID>;
  /** Roles that the person has applied for. */
  applied: ReadonlySet<ProspectID>;
  /** People with whom there is a block. */
  people: ReadonlySet<UserID>;
}

/** The candidates that fit best, each with its reasons, at most one of a project. */
export function bestOf(
  candidates: readonly Candidate[],
  roles: readonly (OpenRole | undefined)[],
  { facts, excluded, now }: { facts: PersonFacts; excluded: Excluded; now: string },
): SuggestedProspect[] {
  const seen = new Set<ProjectID>();
  return candidates
    .flatMap((candidate, index) => {
      const role = roles[index];
      if (!role || isClosed(role, now)) return [];
      if (excluded.projects.has(role.ProjectID) || excluded.applied.has(role.ProspectID)) return [];
      if (excluded.people.has(role.OwnerUserID)) return [];
      return [{ candidate, role, ...reasonsFor(facts, { ...role, country: candidate.country }, false) }];
    })
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((one, other) => other.score - one.score)
    .filter(({ role: { ProjectID } }) => !seen.has(ProjectID) && seen.add(ProjectID))
    .slice(0, homeBounds.roles)
    .map(({ candidate, role, reasons }) => ({ prospect: toFeatured(role, candidate), reasons }));
}
