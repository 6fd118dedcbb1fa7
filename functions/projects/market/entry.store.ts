import * as z from 'zod/mini';
import { entity, type Key } from '#functions/platform/table/entity.ts';
import { Country, Skill, WrittenLanguage } from '#shared/fields.ts';
import { ProjectID, UserID } from '#shared/ids.ts';
import { projectStates } from '#shared/lifecycle.ts';
import { isPublic } from '../project.store.ts';
import { listOf, prefixListOf, type Sort, sorts } from './filterLists.ts';
import type { SearchDocument } from './searchDocument.ts';
import { prefixesOf } from './tokenize.ts';

/** Fields that a search checks: the filters and the words. */
const FilterFields = z.object({
  country: Country,
  language: z._default(WrittenLanguage, 'en'),
  status: z.enum(projectStates),
  skills: z.array(Skill),
  /** Tokens separated by spaces. */
  words: z.string(),
});
export type FilterFields = z.infer<typeof FilterFields>;

const MarketEntry = z.object({
  ProjectID,
  OwnerUserID: UserID,
  /** Sort key, used by cursors. */
  sortKey: z.string(),
  /** Only in lists of a prefix. */
  filterFields: z.optional(FilterFields),
});
export type MarketEntry = z.infer<typeof MarketEntry>;

/**
 * Index entry of a project in one of the market's lists. There is a list for each sort and combination of filters, and
 * for each sort and word prefix, so that every page is one query. Entries hold keys only, and the cards are loaded from
 * the projects; entries of prefix lists also carry the fields that further words and filters need.
 */
export const marketEntries = entity({
  name: 'marketEntry',
  schema: MarketEntry,
  key: (place: Key) => place,
});

/** Partition of a user's public projects. */
export const ownerListOf = (id: UserID): string => `market#owner#${id}`;

/** Filter fields of a search document. */
export const filterFieldsOf = ({
  country,
  language,
  status,
  skills,
  words,
}: SearchDocument): FilterFields => ({
  country,
  language,
  status,
  skills,
  words: words.join(' '),
});

/** Whether the entries of a list carry filter fields. */
export const hasFilterFields = ({ pk }: Key): boolean => pk.startsWith('word#');

/** Index entry of a project at one of its index keys. */
export const entryAt = (place: Key, id: ProjectID, document: SearchDocument): MarketEntry => ({
  ProjectID: id,
  OwnerUserID: document.OwnerUserID,
  sortKey: place.sk,
  ...(hasFilterFields(place) && { filterFields: filterFieldsOf(document) }),
});

/** Index keys of a project; none unless it is public. */
export function indexKeysOf(id: ProjectID, document: SearchDocument | undefined): Key[] {
  if (!document || !isPublic(document.status)) return [];
  const { country, language, status, skills } = document;
  const places = [{}, { country }, { country, language }];
  const choices = places.flatMap(place =>
    [undefined, status].flatMap(status => [undefined, ...skills].map(skill => ({ ...place, status, skill }))),
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

/** Start of the sort key; always a digit. */
function placeIn(sort: Sort, { publishedAt, endDate, progress }: SearchDocument): string {
  if (sort === 'newest') return publishedAt;
  if (sort === 'endingSoon') return endDate;
  return `${String(progress).padStart(3, '0')}#${publishedAt}`;
}
