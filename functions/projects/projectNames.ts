import type { Table } from '#functions/platform/table.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import type { ProjectID } from '#shared/ids.ts';
import { baseLanguages } from '#shared/locales.ts';
import type { Language } from '#shared/settings.ts';
import { roleNameIn } from '#shared/translation/roleTexts.ts';
import { projectTranslations, type StoredTranslations } from './translation.store.ts';

/** A project that a text names, as its owner has written it. */
export interface NamedProject {
  ProjectID: ProjectID;
  shortName: string;
  /** The language in which it is written, where the record has it. */
  language?: WrittenLanguage;
}

interface Reader {
  language: Language;
}

type Reading = Pick<Table, 'batchGetEventually'>;
type Stored = StoredTranslations | undefined;

/** The pieces of a translation into the language of a reader; undefined if there is none, or the project is written in it. */
const piecesFor = ({ language }: NamedProject, stored: Stored, reader: Reader) => {
  const wanted = baseLanguages[reader.language];
  return wanted === language ? undefined : stored?.languages[wanted]?.pieces;
};

const nameIn = (project: NamedProject, stored: Stored, reader: Reader): string =>
  piecesFor(project, stored, reader)?.['shortName']?.text ?? project.shortName;

const roleIn = (project: NamedProject, role: string, stored: Stored, reader: Reader): string => {
  const pieces = piecesFor(project, stored, reader);
  return (pieces && roleNameIn(pieces, role)) ?? role;
};

/**
 * Returns functions that give the short name of a project, and the name of one of its roles, in the language of a reader, if it has been
 * translated into it. Cost: 1 DynamoDB request, eventually consistent.
 */
export async function namesIn(table: Reading, project: NamedProject) {
  const [stored] = await table.batchGetEventually(projectTranslations.key(project.ProjectID));
  return {
    project: (reader: Reader) => nameIn(project, stored, reader),
    role: (role: string, reader: Reader) => roleIn(project, role, stored, reader),
  };
}

/**
 * The short names of projects for one reader, in their order. Cost: 1 DynamoDB request, eventually consistent; none without a reader,
 * or if all are known to be written in their language.
 */
export async function projectNamesFor(
  table: Reading,
  projects: readonly NamedProject[],
  reader: Reader | undefined,
): Promise<string[]> {
  const wanted = reader && baseLanguages[reader.language];
  const others = projects.filter(({ language }) => wanted && language !== wanted);
  const found =
    others.length > 0
      ? await table.batchGetEventually(...others.map(({ ProjectID }) => projectTranslations.key(ProjectID)))
      : [];
  const stored = new Map(others.map(({ ProjectID }, index) => [ProjectID, found[index]]));
  return projects.map(project =>
    reader ? nameIn(project, stored.get(project.ProjectID), reader) : project.shortName,
  );
}

/** The short name of a project for one reader; see `projectNamesFor`. */
export async function projectNameFor(
  table: Reading,
  project: NamedProject,
  reader: Reader | undefined,
): Promise<string> {
  const [name = project.shortName] = await projectNamesFor(table, [project], reader);
  return name;
}

/** The name of a project among the `names` of a message: its short name in the language of the recipient. */
export const projectName =
  ({ table }: { table: Reading }, project: NamedProject) =>
  (reader: Reader | undefined): Promise<string> =>
    projectNameFor(table, project, reader);

/**
 * The names of a project and of its roles for one reader. Cost: 1 DynamoDB request, eventually consistent; none without a reader, or if
 * the project is known to be written in their language.
 */
export async function namesFor(table: Reading, project: NamedProject, reader: Reader | undefined) {
  if (!reader || baseLanguages[reader.language] === project.language)
    return { project: project.shortName, role: (role: string) => role };
  const names = await namesIn(table, project);
  return { project: names.project(reader), role: (role: string) => names.role(role, reader) };
}

/**
 * A project and one of its roles among the `names` of a message, both in the language of its recipient. Cost: that of `namesFor`, once
 * for the two.
 */
export function projectAndRole({ table }: { table: Reading }, project: NamedProject, role: string) {
  let found: ReturnType<typeof namesFor> | undefined; // a message has one recipient
  const namesOf = (reader: Reader | undefined) => (found ??= namesFor(table, project, reader));
  return {
    project: async (reader: Reader | undefined) => (await namesOf(reader)).project,
    role: async (reader: Reader | undefined) => (await namesOf(reader)).role(role),
  };
}
