import type { SearchDocument } from '#functions/projects/searchDocument.ts';
import { meaningful } from './searchText.ts';
import { placeWords, skillWords } from './synonyms.ts';
import type { WordTable } from './wordIndex.ts';
import { apart, stemOf, wordsOf } from './words.ts';

/**
 * Words of projects. Of the details, which would be most of the index, there are the stems of meaningful words only, once each, so that
 * phrases are found everywhere else.
 */
export const projectWords = {
  name: 'words',
  terms: 'terms',
  weights: {
    name: 10,
    roles: 6,
    description: 4,
    place: 4,
    owner: 3,
    nameStems: 5,
    roleStems: 3,
    descriptionStems: 2,
    detailsStems: 1,
  },
  shown: ['name', 'roles', 'description', 'place', 'owner'],
} as const satisfies WordTable;

/** Folded words of a document for each column. */
export function projectTexts(document: SearchDocument): Record<keyof typeof projectWords.weights, string> {
  const {
    language,
    name,
    shortName,
    description,
    details,
    ownerName,
    city = '',
    country,
    openRoles,
    teamRoles,
  } = document;
  const written = {
    name: apart([name, shortName]),
    roles: apart([...openRoles, ...teamRoles].flatMap(role => [role.name, skillWords(role.skill)])),
    description: wordsOf(description),
    place: apart([city, ...placeWords(country)]),
    owner: wordsOf(ownerName),
  };
  const stems = (words: readonly string[]) => words.map(word => stemOf(language, word)).join(' ');
  return {
    name: written.name.join(' '),
    roles: written.roles.join(' '),
    description: written.description.join(' '),
    place: written.place.join(' '),
    owner: written.owner.join(' '),
    nameStems: stems(written.name),
    roleStems: stems(written.roles),
    descriptionStems: stems(written.description),
    detailsStems: stems(meaningful(wordsOf(details))),
  };
}
