import * as z from 'zod/mini';
import { entity, type Key } from '#functions/platform/table/entity.ts';
import { Country, Skill } from '#shared/fields.ts';
import { ProjectID, UserID } from '#shared/ids.ts';
import { type ProjectState, projectStates } from '#shared/lifecycle.ts';
import type { Country as CountryCode, Skill as SkillName } from '#shared/settings.ts';
import { isPublic } from '../project.store.ts';
import type { SearchDocument } from './searchDocument.ts';
import { prefixesOf } from './tokenize.ts';

export const sorts = ['newest', 'endingSoon', 'mostBuilt'] as const;
export type Sort = (typeof sorts)[number];

/** What a search looks at: other words, and the choices. */
const FilterFields = z.object({
  country: Country,
  status: z.enum(projectStates),
  skills: z.array(Skill),
  /** Folded, with a blank between two. */
  words: z.string(),
});
export type FilterFields = z.infer<typeof FilterFields>;

const MarketEntry = z.object({
  ProjectID,
  OwnerUserID: UserID,
  /** The sort key, where a page goes on. */
  sortKey: z.string(),
  /** In lists of words alone. */
  filterFields: z.optional(FilterFields),
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
export interface MarketFilter {
  country?: CountryCode | undefined;
  status?: ProjectState | undefined;
  skill?: SkillName | undefined;
}

/** The list of a sort and a choice. */
export const listOf = (sort: Sort, { country, status, skill }: MarketFilter): string =>
  `market#${sort}#${country ?? '*'}#${status ?? '*'}#${skill ?? '*'}`;

/** The list of a sort and a listed beginning of words. */
export const prefixListOf = (sort: Sort, beginning: string): string => `word#${sort}#${beginning}`;

/** The list of a person's public projects, the newest last. */
export const ownerListOf = (id: UserID): string => `market#owner#${id}`;

/** What a search looks at in a project with these facts. */
export const filterFieldsOf = ({ country, status, skills, words }: SearchDocument): FilterFields => ({
  country,
  status,
  skills,
  words: words.join(' '),
});

/** Whether the lines of a list hold traits. */
export const hasFilterFields = ({ pk }: Key): boolean => pk.startsWith('word#');

/** The line of a project at one of its places. */
export const entryAt = (place: Key, id: ProjectID, document: SearchDocument): MarketEntry => ({
  ProjectID: id,
  OwnerUserID: document.OwnerUserID,
  sortKey: place.sk,
  ...(hasFilterFields(place) && { filterFields: filterFieldsOf(document) }),
});

/** All lines of a project; none while it is not public. */
export function indexKeysOf(id: ProjectID, document: SearchDocument | undefined): Key[] {
  if (!document || !isPublic(document.status)) return [];
  const { country, status, skills } = document;
  const choices = [undefined, country].flatMap(country =>
    [undefined, status].flatMap(status => [undefined, ...skills].map(skill => ({ country, status, skill }))),
  );
  const beginnings = prefixesOf(document.words);

  return [
    ...sorts.flatMap(sort => {
      const sk = `${placeIn(sort, document)}#${id}`;
      return [
        ...choices.map(choice => ({ pk: listOf(sort, choice), sk })),
        ...beginnings.map(beginning => ({ pk: prefixListOf(sort, beginning), sk })),
      ];
    }),
    { pk: ownerListOf(document.OwnerUserID), sk: `${document.publishedAt}#${id}` },
  ];
}

/** Where a project stands in a sort; all begin with a digit. */
function placeIn(sort: Sort, { publishedAt, endDate, progress }: SearchDocument): string {
  if (sort === 'newest') return publishedAt;
  if (sort === 'endingSoon') return endDate;
  return `${String(progress).padStart(3, '0')}#${publishedAt}`;
}
