import { randomFrom } from '#shared/random.ts';
import type { DemoProject } from './content.ts';
import { type PersonKey, people } from './people.ts';

/** Users who like a project and when, in days before the seeding. Deterministic. */
export function generateLikes({
  slug,
  owner,
  likes = 0,
  submitted,
}: DemoProject): { by: PersonKey; ago: number }[] {
  const random = randomFrom(`likes·${slug}`);
  const names = Object.keys(people) as PersonKey[]; // the keys of a constant object
  return names
    .filter(name => name !== owner && name !== 'barry' && name !== 'support')
    .map(by => ({ by, place: random(), part: random() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, likes)
    .map(({ by, part }) => ({ by, ago: Math.max(0.2, Math.min(submitted - 2, people[by].joined) * part) }));
}
