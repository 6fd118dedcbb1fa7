import type { Table } from '#functions/platform/table.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import type { ProjectID } from '#shared/ids.ts';
import { baseLanguages } from '#shared/locales.ts';
import type { Language } from '#shared/settings.ts';
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

const nameIn = ({ shortName, language }: NamedProject, stored: Stored, reader: Reader): string => {
  const wanted = baseLanguages[reader.language];
  const translated = wanted === language ? undefined : stored?.languages[wanted]?.pieces['shortName'];
  return translated?.text ?? shortName;
};

/**
 * Returns a function that gives the short name of a project in the language of a reader, if it has been translated into it. Cost: 1
 * DynamoDB request, eventually consistent.
 */
export async function projectNames(
  table: Reading,
  project: NamedProject,
): Promise<(reader: Reader) => string> {
  const [stored] = await table.batchGetEventually(projectTranslations.key(project.ProjectID));
  return reader => nameIn(project, stored, reader);
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
  const stored = new Map(others.map(({ ProjectID }, place) => [ProjectID, found[place]]));
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
