import { counters } from '#functions/visits/visitCounts.store.ts';
import type { ProspectID } from '#shared/ids.ts';
import { type Random, randomFrom } from '#shared/random.ts';
import type { Country } from '#shared/settings.ts';
import { type VisitSource, visitSettings } from '#shared/visits.ts';

/** Properties of a demo project from which its visits are generated. */
export interface VisitedProject {
  slug: string;
  country: Country;
  language: 'en' | 'fr' | 'es';
  likes: number;
  hasMedia: boolean;
  hasLog: boolean;
  roles: readonly ProspectID[];
}

type Weights<Choice extends string> = readonly (readonly [Choice, number])[];

const sources: Weights<VisitSource> = [
  ['site', 34],
  ['search', 18],
  ['social', 17],
  ['direct', 14],
  ['link', 8],
  ['other', 4],
  ['embed', 3],
  ['qr', 2],
];
const devices: Weights<'phone' | 'computer' | 'tablet'> = [
  ['phone', 56],
  ['computer', 37],
  ['tablet', 7],
];
const links: Weights<string> = [
  ['newsletter', 5],
  ['local-paper', 3],
  ['open-day', 2],
];
const abroad: Weights<string> = [
  ['GB', 5],
  ['FR', 5],
  ['ES', 4],
  ['US', 4],
  ['DE', 3],
  ['IE', 2],
  ['BE', 2],
  ['NL', 2],
  ['PT', 1],
  ['CA', 1],
  ['JP', 1],
  [visitSettings.unknownCountry, 1],
];

function choose<Choice extends string>(random: Random, choices: Weights<Choice>): Choice {
  let left = random() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [choice, weight] of choices) {
    left -= weight;
    if (left < 0) return choice;
  }
  return choices[0]?.[0] as Choice; // no list is empty
}

/** Source of a like, an application or a payment, always the same one for it. */
export const sourceOf = (id: string): VisitSource => choose(randomFrom(`source·${id}`), sources);

/** Number of visits of a day: most after the publication, fewer at weekends, in proportion to the likes. */
function visitsOn(random: Random, { likes }: VisitedProject, day: number, age: number): number {
  const weekday = (day + 4) % 7; // 1970 began on a Thursday
  const usual = 4 + likes / 3;
  const rhythm = weekday === 0 || weekday === 6 ? 0.6 : 1;
  return Math.round(usual * rhythm * (1 + 2 * Math.exp(-age / 6)) * (0.5 + random()));
}

/** Counts of a day's visits, `age` days after the publication; `part` of the day has passed. Deterministic. */
export function generateVisits(
  project: VisitedProject,
  { day, age, part }: { day: number; age: number; part: number },
): Record<string, number> {
  const random = randomFrom(`visits·${project.slug}·${day}`);
  const counts: Record<string, number> = {};
  const visits = Math.round(visitsOn(random, project, day, age) * part);
  for (let made = 0; made < visits; made++)
    for (const name of namesOf(random, project)) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Names of the counters of one visit. */
function namesOf(random: Random, project: VisitedProject): string[] {
  const source = choose(random, sources);
  const isIn = (share: number): boolean => random() < share;
  const seesRoles = project.roles.length > 0 && isIn(0.48);
  return [
    counters.visits(source),
    ...(isIn(0.78) ? [counters.visitors(source)] : []),
    counters.device(choose(random, devices)),
    counters.language(
      isIn(0.75)
        ? project.language
        : choose(random, [
            ['en', 3],
            ['fr', 2],
            ['es', 2],
          ]),
    ),
    counters.country(isIn(0.6) ? project.country : choose(random, abroad)),
    ...(source === 'link' ? [counters.link(choose(random, links))] : []),
    ...(seesRoles ? [counters.part('roles')] : []),
    ...(project.hasMedia && isIn(0.31) ? [counters.part('media')] : []),
    ...(project.hasLog && isIn(0.27) ? [counters.part('progress')] : []),
    ...(seesRoles ? project.roles.filter((_, index) => isIn(0.9 / (1 + index / 2))).map(counters.role) : []),
  ];
}
