import * as z from 'zod/mini';
import { entity, type Key } from '#functions/platform/table/entity.ts';
import { Country, Skill } from '#shared/fields.ts';
import { ProjectID, UserID } from '#shared/ids.ts';
import { type ProjectState, projectStates } from '#shared/lifecycle.ts';
import type { Country as CountryCode, Skill as SkillName } from '#shared/settings.ts';
import { isPublic } from '../project.store.ts';
import type { Facts } from './facts.ts';
import { beginningsOf } from './words.ts';

export const sorts = ['newest', 'endingSoon', 'mostBuilt'] as const;
export type Sort = (typeof sorts)[number];

/** What a search looks at: other words, and the choices. */
const Traits = z.object({
  country: Country,
  status: z.enum(projectStates),
  skills: z.array(Skill),
  /** Folded, with a blank between two. */
  words: z.string(),
});
export type Traits = z.infer<typeof Traits>;

const MarketEntry = z.object({
  ProjectID,
  OwnerUserID: UserID,
  /** The sort key, where a page goes on. */
  place: z.string(),
  /** In lists of words alone. */
  traits: z.optional(Traits),
});
export type MarketEntry = z.infer<typeof MarketEntry>;

/**
 * A line of the market: whose project stands at this place of this list. There is a list for each sort with each
 * choice of country, state and field of work, and for each sort with each beginning of a word, so that a page is one
 * query whatever is chosen. What is shown of a project is read fresh; lines of words hold what further words and choices
 * are checked against.
 */
export const marketEntries = entity({
  name: 'marketEntry',
  schema: MarketEntry,
  key: (place: Key) => place,
});

/** What a list may be narrowed by. */
export interface Choice {
  country?: CountryCode | undefined;
  status?: ProjectState | undefined;
  skill?: SkillName | undefined;
}

/** The list of a sort and a choice. */
export const listOf = (sort: Sort, { country, status, skill }: Choice): string =>
  `market#${sort}#${country ?? '*'}#${status ?? '*'}#${skill ?? '*'}`;

/** The list of a sort and a listed beginning of words. */
export const wordListOf = (sort: Sort, beginning: string): string => `word#${sort}#${beginning}`;

/** The list of a person's public projects, the newest last. */
export const personListOf = (id: UserID): string => `market#owner#${id}`;

/** What a search looks at in a project with these facts. */
export const traitsOf = ({ country, status, skills, words }: Facts): Traits => ({
  country,
  status,
  skills,
  words: words.join(' '),
});

/** Whether the lines of a list hold traits. */
export const holdsTraits = ({ pk }: Key): boolean => pk.startsWith('word#');

/** The line of a project at one of its places. */
export const entryAt = (place: Key, id: ProjectID, facts: Facts): MarketEntry => ({
  ProjectID: id,
  OwnerUserID: facts.OwnerUserID,
  place: place.sk,
  ...(holdsTraits(place) && { traits: traitsOf(facts) }),
});

/** All lines of a project; none while it is not public. */
export function placesOf(id: ProjectID, facts: Facts | undefined): Key[] {
  if (!facts || !isPublic(facts.status)) return [];
  const { country, status, skills } = facts;
  const choices = [undefined, country].flatMap(country =>
    [undefined, status].flatMap(status => [undefined, ...skills].map(skill => ({ country, status, skill }))),
  );
  const beginnings = beginningsOf(facts.words);

  return [
    ...sorts.flatMap(sort => {
      const sk = `${placeIn(sort, facts)}#${id}`;
      return [
        ...choices.map(choice => ({ pk: listOf(sort, choice), sk })),
        ...beginnings.map(beginning => ({ pk: wordListOf(sort, beginning), sk })),
      ];
    }),
    { pk: personListOf(facts.OwnerUserID), sk: `${facts.publishedAt}#${id}` },
  ];
}

/** Where a project stands in a sort; all begin with a digit. */
function placeIn(sort: Sort, { publishedAt, endDate, progress }: Facts): string {
  if (sort === 'newest') return publishedAt;
  if (sort === 'endingSoon') return endDate;
  return `${String(progress).padStart(3, '0')}#${publishedAt}`;
}
