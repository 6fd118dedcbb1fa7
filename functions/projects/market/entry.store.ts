import * as z from 'zod/mini';
import { entity, type Key } from '#functions/platform/table/entity.ts';
import { ProjectID, type UserID } from '#shared/ids.ts';
import { isPublished } from '#shared/lifecycle.ts';
import { listOf, prefixListOf, type Sort, sorts } from './filterLists.ts';
import type { SearchDocument } from './searchDocument.ts';
import { beginnings, prefixesOf } from './tokenize.ts';

const MarketEntry = z.object({
  ProjectID,
  /** Sort key, used by cursors. */
  sk: z.string(),
});
export type MarketEntry = z.infer<typeof MarketEntry>;

/**
 * Index entry of a project in one of the market's lists. There is a list for each sort and combination of a place with a
 * status or a skill, and for each sort and word prefix, so that every page is one query. Entries hold keys only, so that
 * a change of a project writes the entries that come and go and no others; what lists show is read from the cards.
 */
export const marketEntries = entity({
  name: 'marketEntry',
  schema: MarketEntry,
  key: (place: Key) => place,
});

/** Partition of a user's public projects. */
export const ownerListOf = (id: UserID): string => `market#owner#${id}`;

/** Index entry of a project at one of its index keys. */
export const entryAt = (place: Key, id: ProjectID): MarketEntry => ({ ProjectID: id, sk: place.sk });

/** Index keys of a project; none unless it is public. */
export function indexKeysOf(id: ProjectID, document: SearchDocument | undefined): Key[] {
  if (!document || !isPublished(document.status)) return [];
  const { country, language, status, skills } = document;
  const places = [{}, { country }, { country, language }];
  const choices = places.flatMap(place => [
    place,
    { ...place, status },
    ...skills.map(skill => ({ ...place, skill })),
  ]);
  const prefixes = isFormer(document) ? formerPrefixesOf(document) : prefixesOf(document.words);

  return [
    ...sorts.flatMap(sort => {
      const sk = `${placeIn(sort, document)}#${id}`;
      return [
        ...choices.map(choice => ({ pk: listOf(sort, choice), sk })),
        ...prefixes.map(prefix => ({ pk: prefixListOf(sort, prefix), sk })),
      ];
    }),
    { pk: ownerListOf(document.OwnerUserID), sk: `${document.publishedAt}#${id}` },
  ];
}

/** Start of the sort key; always a digit. */
function placeIn(
  sort: Sort,
  { publishedAt, endDate, endsAt = endDate, progress, builtTens = 0 }: SearchDocument,
): string {
  if (sort === 'newest') return publishedAt;
  if (sort === 'endingSoon') return endsAt;
  return `${String(progress ?? builtTens * 10).padStart(3, '0')}#${publishedAt}`;
}

/**
 * Whether a document was indexed by the exact progress and by more prefixes, as all were until November 2026. Its
 * entries are found by the same rules when the project changes next, or when the market is rebuilt.
 */
export const isFormer = ({ progress }: SearchDocument): boolean => progress !== undefined;

function formerPrefixesOf({ words, roleWords }: SearchDocument): string[] {
  const lengths = [1, 2, 3, 5, 8];
  const prefixes = words.flatMap(word => {
    const shortest = roleWords.includes(word) ? Math.min(3, Array.from(word).length) : 1;
    return beginnings(
      word,
      lengths.filter(length => length >= shortest),
    );
  });
  return [...new Set(prefixes)];
}
