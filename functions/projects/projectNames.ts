import type { Table } from '#functions/platform/table.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import type { ProjectID } from '#shared/ids.ts';
import { baseLanguages } from '#shared/locales.ts';
import type { Language } from '#shared/settings.ts';
import { projectTranslations } from './translation.store.ts';

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

/**
 * Returns a function that gives the short name of a project in the language of a reader, if it has been translated into it. Cost: 1
 * DynamoDB request, eventually consistent.
 */
export async function projectNames(
  table: Reading,
  { ProjectID, shortName, language }: NamedProject,
): Promise<(reader: Reader) => string> {
  const [stored] = await table.batchGetEventually(projectTranslations.key(ProjectID));
  return reader => {
    const wanted = baseLanguages[reader.language];
    const translated = wanted === language ? undefined : stored?.languages[wanted]?.pieces['shortName'];
    return translated?.text ?? shortName;
  };
}

/** The short name of a project for one reader. No request if it is known to be written in their language, or without a reader. */
export const projectNameFor = async (
  table: Reading,
  project: NamedProject,
  reader: Reader | undefined,
): Promise<string> =>
  !reader || project.language === baseLanguages[reader.language]
    ? project.shortName
    : (await projectNames(table, project))(reader);

/** The name of a project among the `names` of a message: its short name in the language of the recipient. */
export const projectName =
  ({ table }: { table: Reading }, project: NamedProject) =>
  (reader: Reader | undefined): Promise<string> =>
    projectNameFor(table, project, reader);
