import type { SearchDocument } from '#functions/projects/searchDocument.ts';
import { languagesOf } from '#shared/translation/versionOf.ts';
import { meaningful } from './searchText.ts';
import { placeWords, skillWords } from './synonyms.ts';
import type { RowTexts, WordTable } from './wordIndex.ts';
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
} as const satisfies WordTable;

/** The texts of a project in each of its languages, first that in which it is written. */
export const versionsOf = ({ language, translations = {}, ...document }: SearchDocument) =>
  languagesOf({ language, translations }).map(version => ({
    language: version,
    ...(translations[version] ?? document),
  }));

/** The texts by which a project is found, in all its languages. */
export function projectTexts(document: SearchDocument): RowTexts<keyof typeof projectWords.weights> {
  const { language: original, ownerName, city = '', country, openRoles, teamRoles } = document;
  const roles = [...openRoles, ...teamRoles];
  const places = [city, ...placeWords(country)];
  const versions = versionsOf(document).map(version => ({
    ...version,
    roles:
      version.language === original
        ? roles.flatMap(role => [role.name, skillWords(role.skill)])
        : openRoles.flatMap(({ translations }) => translations?.[version.language]?.name ?? []),
  }));
  const written = versions.map(({ language, name, shortName, roles: roleNames, description, details }) => ({
    language,
    name: apart([name, shortName]),
    roles: apart(roleNames),
    description: apart([description]),
    details: meaningful(wordsOf(details)),
  }));
  const all = (column: 'name' | 'roles' | 'description') =>
    written.flatMap(version => version[column]).join(' ');
  const stems = (column: 'name' | 'roles' | 'description' | 'details') =>
    written.flatMap(({ language, [column]: words }) => words.map(word => stemOf(language, word))).join(' ');
  return {
    columns: {
      name: all('name'),
      roles: all('roles'),
      description: all('description'),
      place: apart(places).join(' '),
      owner: wordsOf(ownerName).join(' '),
      nameStems: stems('name'),
      roleStems: stems('roles'),
      descriptionStems: stems('description'),
      detailsStems: stems('details'),
    },
    shown: [
      ...versions.flatMap(({ name, shortName, roles: roleNames, description }) => [
        name,
        shortName,
        ...roleNames,
        description,
      ]),
      ...places,
      ownerName,
    ],
    more: versions.map(({ details }) => details),
  };
}
