import { personFilters } from '#shared/finding.ts';
import type { UserID } from '#shared/ids.ts';
import { bitsOf } from './arrays.ts';
import type { DocumentKind, TextsOf, ValuesOf } from './documentIndex.ts';
import type { PersonDocument } from './personDocument.ts';
import { placeWords, skillWords } from './synonyms.ts';
import { apart, stemOf, wordsOf } from './words.ts';

/** People in the index. Times are milliseconds since 1970. */
export const personKind = {
  idOf: (text: string): UserID => text as UserID, // it was one when it was stored
  table: 'people',
  values: personFilters,
  fields: ['joinedAt', 'points'],
  words: {
    name: 'personWords',
    terms: 'personTerms',
    weights: { name: 10, skills: 4, place: 4, about: 4, bio: 2, skillStems: 2, aboutStems: 2, bioStems: 1 },
  },
} as const satisfies DocumentKind;

/** More than any time in milliseconds. */
const behindAll = 1e13;

/** Whether others learn nothing about a person but their name: they have neither written of themselves nor done anything. */
const isBlank = ({ about, bio, skills, points }: PersonDocument): boolean =>
  about + bio === '' && skills.length === 0 && points === 0;

/** The filters and orders of a person. People of whom nothing is known yet come behind all others, the latest to join first. */
export const personValues = (person: PersonDocument): ValuesOf<typeof personKind> => {
  const { skills, availableHours, language, country, points, joinedAt } = person;
  return {
    skill: bitsOf(personFilters.skill, skills),
    hours: bitsOf(
      personFilters.hours,
      personFilters.hours.filter(
        least => availableHours !== undefined && Number(availableHours) >= Number(least),
      ),
    ),
    language: bitsOf(personFilters.language, language ? [language] : []),
    country: bitsOf(personFilters.country, country ? [country] : []),
    level: bitsOf(
      personFilters.level,
      personFilters.level.filter(least => points >= Number(least)),
    ),
    joinedAt: Date.parse(joinedAt) - (isBlank(person) ? behindAll : 0),
    points,
  };
};

/** The texts by which a person is found. */
export function personTexts(document: PersonDocument): TextsOf<typeof personKind> {
  const { name, username, about, bio, language = 'en', city = '', country, skills } = document;
  const stems = (words: readonly string[]) => words.map(word => stemOf(language, word)).join(' ');
  const [fields, own, more] = [apart(skills.map(skillWords)), wordsOf(about), wordsOf(bio)];
  const places = [city, ...(country ? placeWords(country) : [])];
  return {
    columns: {
      name: apart([name, username]).join(' '),
      skills: fields.join(' '),
      place: apart(places).join(' '),
      about: own.join(' '),
      bio: more.join(' '),
      skillStems: stems(fields),
      aboutStems: stems(own),
      bioStems: stems(more),
    },
    shown: [name, username, ...skills.map(skillWords), ...places, about, bio],
  };
}
