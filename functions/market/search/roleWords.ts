import type { OpenRoleDocument, SearchDocument } from '#functions/projects/searchDocument.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { versionsOf } from './projectWords.ts';
import { placeWords, remoteWords, skillWords } from './synonyms.ts';
import type { RowTexts, WordTable } from './wordIndex.ts';
import { apart, stemOf, wordsOf } from './words.ts';

/** Words of open roles: their own, and those of their project, so that words of both find a role together. */
export const roleWords = {
  name: 'roleWords',
  terms: 'roleTerms',
  weights: {
    role: 10,
    notes: 4,
    place: 4,
    project: 3,
    owner: 2,
    roleStems: 5,
    notesStems: 2,
    projectStems: 1.5,
  },
} as const satisfies WordTable;

type Column = keyof typeof roleWords.weights;

/** Texts in one language. */
interface Version {
  language: WrittenLanguage;
  texts: readonly string[];
  words: readonly string[];
}

const versionOf = (language: WrittenLanguage, texts: readonly string[]): Version => ({
  language,
  texts,
  words: apart(texts),
});

const textsIn = (versions: readonly Version[]): string[] => versions.flatMap(({ texts }) => texts);

const wordsIn = (versions: readonly Version[]): string => versions.flatMap(({ words }) => words).join(' ');

const stemsIn = (versions: readonly Version[]): string =>
  versions.flatMap(({ language, words }) => words.map(word => stemOf(language, word))).join(' ');

/** Makes the texts by which an open role of a project is found. */
export function roleTextsOf(document: SearchDocument): (role: OpenRoleDocument) => RowTexts<Column> {
  const { language: original, ownerName, city = '', country } = document;
  const projects = versionsOf(document).map(({ language, name, shortName, description }) =>
    versionOf(language, [name, shortName, description]),
  );
  const places = [city, ...placeWords(country)];
  const place = apart(places).join(' ');
  const owner = wordsOf(ownerName).join(' ');

  return ({ name: roleName, skill, notes, workplace, translations = {} }) => {
    const isRemote = workplace === 'remote' || workplace === 'either';
    const roles = projects.map(({ language }) =>
      versionOf(
        language,
        language === original
          ? [roleName, skillWords(skill), ...(isRemote ? [remoteWords] : [])]
          : [translations[language]?.name ?? []].flat(),
      ),
    );
    const allNotes = projects.map(({ language }) =>
      versionOf(language, language === original ? [notes] : [translations[language]?.notes ?? []].flat()),
    );
    return {
      columns: {
        role: wordsIn(roles),
        notes: wordsIn(allNotes),
        place,
        project: wordsIn(projects),
        owner,
        roleStems: stemsIn(roles),
        notesStems: stemsIn(allNotes),
        projectStems: stemsIn(projects),
      },
      shown: [...textsIn(roles), ...textsIn(allNotes), ...textsIn(projects), ...places, ownerName],
    };
  };
}
