import type { OpenRoleDocument, SearchDocument } from '#functions/projects/searchDocument.ts';
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

/** Makes what stands in the columns for an open role of a project: words, folded. */
export function roleTextsOf(document: SearchDocument): (role: OpenRoleDocument) => Record<Column, string> {
  const { language, name, shortName, description, ownerName, city = '', country } = document;
  const stems = (words: readonly string[]) => words.map(word => stemOf(language, word)).join(' ');
  const project = apart([name, shortName, description]);
  const place = apart([city, ...placeWords(country)]).join(' ');
  const owner = wordsOf(ownerName).join(' ');
  const projectStems = stems(project);

  return ({ name: roleName, skill, notes, workplace }) => {
    const isRemote = workplace === 'remote' || workplace === 'either';
    const role = apart([roleName, skillWords(skill), ...(isRemote ? [remoteWords] : [])]);
    const note = wordsOf(notes);
    return {
      role: role.join(' '),
      notes: note.join(' '),
      place,
      project: project.join(' '),
      owner,
      roleStems: stems(role),
      notesStems: stems(note),
      projectStems,
    };
  };
}
