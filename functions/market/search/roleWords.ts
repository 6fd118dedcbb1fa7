import type { OpenRoleDocument, SearchDocument } from '#functions/projects/searchDocument.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { versionsOf } from './projectWords.ts';
import { placeWords, remoteWords, skillWords } from './synonyms.ts';
import type { WordTable } from './wordIndex.ts';
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
  shown: ['role', 'notes', 'place', 'project', 'owner'],
} as const satisfies WordTable;

type Column = keyof typeof roleWords.weights;

/** Words of a text in one language. */
interface Version {
  language: WrittenLanguage;
  words: readonly string[];
}

const wordsIn = (versions: readonly Version[]): string => versions.flatMap(({ words }) => words).join(' ');

const stemsIn = (versions: readonly Version[]): string =>
  versions.flatMap(({ language, words }) => words.map(word => stemOf(language, word))).join(' ');

/** Makes what stands in the columns for an open role of a project: words, folded. */
export function roleTextsOf(document: SearchDocument): (role: OpenRoleDocument) => Record<Column, string> {
  const { language: original, ownerName, city = '', country } = document;
  const projects = versionsOf(document).map(({ language, name, shortName, description }) => ({
    language,
    words: apart([name, shortName, description]),
  }));
  const place = apart([city, ...placeWords(country)]).join(' ');
  const owner = wordsOf(ownerName).join(' ');

  return ({ name: roleName, skill, notes, workplace, translations = {} }) => {
    const isRemote = workplace === 'remote' || workplace === 'either';
    const roles = projects.map(({ language }) => ({
      language,
      words: apart(
        language === original
          ? [roleName, skillWords(skill), ...(isRemote ? [remoteWords] : [])]
          : [translations[language]?.name ?? []].flat(),
      ),
    }));
    const allNotes = projects.map(({ language }) => ({
      language,
      words: apart(language === original ? [notes] : [translations[language]?.notes ?? []].flat()),
    }));
    return {
      role: wordsIn(roles),
      notes: wordsIn(allNotes),
      place,
      project: wordsIn(projects),
      owner,
      roleStems: stemsIn(roles),
      notesStems: stemsIn(allNotes),
      projectStems: stemsIn(projects),
    };
  };
}
