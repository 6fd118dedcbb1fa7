import type { StoredProspect } from '#functions/projects/prospect.store.ts';
import { type Counts, counters, countersOf, dayText } from '#functions/visits/visitCounts.store.ts';
import type { AnalyticsDetails, VisitCounts } from '#shared/entities/analytics.ts';
import { writtenLanguages } from '#shared/settings.ts';
import { type OutcomeSource, outcomeSources, visitDevices, visitParts } from '#shared/visits.ts';

/** Counters by day. */
type Days = ReadonlyMap<number, Counts>;

/** Adds up the counters of all days. */
function sumOf(days: Days): Counts {
  const sums: Record<string, number> = {};
  for (const counts of days.values())
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
  return sums;
}

const fromSource = (counts: Counts, source: OutcomeSource): VisitCounts => ({
  visits: counts[counters.visits(source)] ?? 0,
  visitors: counts[counters.visitors(source)] ?? 0,
  likes: counts[counters.likes(source)] ?? 0,
  applications: counts[counters.applications(source)] ?? 0,
  contributions: counts[counters.contributions(source)] ?? 0,
});

const none: VisitCounts = { visits: 0, visitors: 0, likes: 0, applications: 0, contributions: 0 };

/** Counts of a day or a range, from all sources together. */
const fromAll = (counts: Counts): VisitCounts =>
  outcomeSources
    .map(source => fromSource(counts, source))
    .reduce(
      (sum, one) => ({
        visits: sum.visits + one.visits,
        visitors: sum.visitors + one.visitors,
        likes: sum.likes + one.likes,
        applications: sum.applications + one.applications,
        contributions: sum.contributions + one.contributions,
      }),
      none,
    );

export const totalsOf = (days: Days): VisitCounts => fromAll(sumOf(days));

const byVisits = (one: { visits: number }, other: { visits: number }): number => other.visits - one.visits;
const isVisited = ({ visits }: { visits: number }): boolean => visits > 0;

/** Everything that a plan with analytics shows of a range, except for the comparison. */
export function detailsOf(
  days: Days,
  { first, last }: { first: number; last: number },
  roles: readonly Pick<StoredProspect, 'ProspectID' | 'PersonType'>[],
): Omit<AnalyticsDetails, 'before'> {
  const sums = sumOf(days);
  const visitsOf = (name: string): number => sums[name] ?? 0;

  return {
    days: Array.from({ length: last - first + 1 }, (_, at) => ({
      day: dayText(first + at),
      ...fromAll(days.get(first + at) ?? {}),
    })),
    sources: outcomeSources
      .flatMap(source => {
        const counts = fromSource(sums, source);
        return Object.values(counts).some(count => count > 0) ? [{ source, ...counts }] : [];
      })
      .toSorted(byVisits),
    links: countersOf(sums, 'f')
      .map(({ name, count }) => ({ ...(name !== undefined && { ref: name }), visits: count }))
      .toSorted(byVisits),
    countries: countersOf(sums, 'c')
      .map(({ name, count }) => ({ ...(name !== undefined && { country: name }), visits: count }))
      .toSorted(byVisits),
    languages: writtenLanguages
      .map(language => ({ language, visits: visitsOf(counters.language(language)) }))
      .filter(isVisited)
      .toSorted(byVisits),
    devices: visitDevices
      .map(device => ({ device, visits: visitsOf(counters.device(device)) }))
      .filter(isVisited)
      .toSorted(byVisits),
    parts: visitParts.map(part => ({ part, visits: visitsOf(counters.part(part)) })),
    roles: rolesOf(sums, roles),
  };
}

/** Views of each role and applications for it; those of roles that the project no longer has are added up. */
function rolesOf(
  sums: Counts,
  roles: readonly Pick<StoredProspect, 'ProspectID' | 'PersonType'>[],
): AnalyticsDetails['roles'] {
  const listed = roles
    .map(({ ProspectID, PersonType }) => ({
      ProspectID,
      role: PersonType,
      visits: sums[counters.role(ProspectID)] ?? 0,
      applications: sums[counters.applicationsFor(ProspectID)] ?? 0,
    }))
    .toSorted(byVisits);
  const others = (letter: 'r' | 'b', isKnown: ReadonlySet<string>): number =>
    Object.entries(sums)
      .filter(([name]) => name.startsWith(letter) && !isKnown.has(name))
      .reduce((sum, [, count]) => sum + count, 0);
  const rest = {
    visits: others('r', new Set(roles.map(({ ProspectID }) => counters.role(ProspectID)))),
    applications: others('b', new Set(roles.map(({ ProspectID }) => counters.applicationsFor(ProspectID)))),
  };
  return rest.visits + rest.applications > 0 ? [...listed, rest] : listed;
}
