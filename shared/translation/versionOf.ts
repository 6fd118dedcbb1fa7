import type { Project, ProjectCard } from '../entities/project.ts';
import type { FeaturedProspect } from '../entities/prospect.ts';
import type { PieceKey, ProjectTranslation } from '../entities/translation.ts';
import type { WrittenLanguage } from '../fields.ts';
import { baseLanguages } from '../locales.ts';
import { type Language, languages, writtenLanguages } from '../settings.ts';
import type { TranslatableRole } from './pieces.ts';
import { roleTextsIn, starterTaskIn } from './roleTexts.ts';

type Translated = Pick<ProjectCard, 'language' | 'translations'>;

/** The languages in which there is a version of a project: first that in which it is written. */
export const languagesOf = ({
  language,
  translations = {},
}: {
  language: WrittenLanguage;
  translations?: Partial<Record<WrittenLanguage, unknown>> | undefined;
}): WrittenLanguage[] => [
  language,
  ...writtenLanguages.filter(one => one !== language && translations[one] !== undefined),
];

/** Whether there is a version of a project, or of a role of one, in any of some languages. */
export const hasVersionIn = (
  project: Parameters<typeof languagesOf>[0],
  wanted: readonly string[],
): boolean => languagesOf(project).some(language => wanted.includes(language));

/** The interface languages whose readers find a version of a project in their language: with English also its variants. */
export const pageLanguagesOf = (project: Parameters<typeof languagesOf>[0]): Language[] => {
  const versions = languagesOf(project);
  return languages.filter(language => versions.includes(baseLanguages[language]));
};

/** The texts of a person about themselves, and their language where it is known. */
interface OwnTexts {
  about?: string | undefined;
  bio?: string | undefined;
  writtenIn?: WrittenLanguage | undefined;
}

/** The language in which a person has written about themselves; undefined if they have not, or if it is not known. */
export const ownLanguageOf = ({ about, bio, writtenIn }: OwnTexts): WrittenLanguage | undefined =>
  about || bio ? writtenIn : undefined;

/** The interface languages in which there is a page of a person: that of their own text, and all while there is none. */
export const personPageLanguagesOf = (person: OwnTexts): readonly Language[] => {
  const language = ownLanguageOf(person);
  return language ? pageLanguagesOf({ language }) : languages;
};

/** The language of the version that a reader of a language sees: theirs if there is one, otherwise that of the original. */
export const shownLanguage = (project: Translated, reader: WrittenLanguage): WrittenLanguage =>
  languagesOf(project).find(language => language === reader) ?? project.language;

/** The texts of a card; not all lists show the roles that a project needs. */
type MainTexts = Translated &
  Pick<ProjectCard, 'name' | 'shortName' | 'description'> & { needs?: readonly string[] };

/** A card in the language of a reader if there is such a version, otherwise in that of the original. `language` is that of the shown texts. */
export function cardVersion<Card extends MainTexts>(card: Card, reader: WrittenLanguage): Card {
  const language = shownLanguage(card, reader);
  const version = language === card.language ? undefined : card.translations?.[language];
  const { name, shortName, description } = version ?? card;
  return {
    ...card,
    language,
    name,
    shortName,
    description,
    ...(version?.needs && { needs: version.needs }),
  };
}

/** A project in one of its languages. */
export interface ProjectVersion<Shown extends Project> {
  /** The project with the texts of the version; its `language` is that of the shown main texts. */
  project: Shown;
  /** The language in which it is written. */
  original: WrittenLanguage;
  /** The translation that is shown; undefined in the original. */
  translation?: ProjectTranslation;
  /** The language in which a piece is shown: that of the original while it is not translated. */
  languageOf: (key: PieceKey) => WrittenLanguage;
}

/** A project in the language of a reader if there is such a version, otherwise in the language in which it is written. */
export function versionOf<Shown extends Project>(
  project: Shown,
  reader: WrittenLanguage,
): ProjectVersion<Shown> {
  const original = project.language;
  const language = shownLanguage(project, reader);
  const translation = project.translations?.[language];
  const isOriginal = language === original || !translation;
  const { name, shortName, description, details } = isOriginal ? project : translation;
  const texts = isOriginal ? {} : translation.texts;
  const needs = (isOriginal ? undefined : translation.needs) ?? project.needs;
  const { faq, budgetLines, milestones, gallery, stoneNames, contributionName } = project;
  const main = new Set<PieceKey>(['name', 'shortName', 'description', 'details']);
  const languageOf = (key: PieceKey): WrittenLanguage =>
    main.has(key) || texts[key] !== undefined ? language : original;
  const textOf = (key: PieceKey, text: string): string => texts[key] ?? text;
  return {
    original,
    ...(!isOriginal && { translation }),
    languageOf,
    project: {
      ...project,
      language: isOriginal ? original : language,
      name,
      shortName,
      description,
      details,
      needs,
      contributionName: textOf('contributionName', contributionName),
      ...(faq && {
        faq: faq.map(({ question, answer }, index) => ({
          question: textOf(`faq.${index}.question`, question),
          answer: textOf(`faq.${index}.answer`, answer),
        })),
      }),
      ...(budgetLines && {
        budgetLines: budgetLines.map((line, index) => ({
          ...line,
          purpose: textOf(`budgetLines.${index}`, line.purpose),
        })),
      }),
      ...(milestones && {
        milestones: milestones.map((milestone, index) => ({
          ...milestone,
          name: textOf(`milestones.${index}`, milestone.name),
        })),
      }),
      ...(gallery && {
        gallery: gallery.map(picture => ({
          ...picture,
          alt: textOf(`gallery.${picture.UploadID}.alt`, picture.alt),
          ...(picture.caption !== undefined && {
            caption: textOf(`gallery.${picture.UploadID}.caption`, picture.caption),
          }),
        })),
      }),
      ...(stoneNames && {
        stoneNames: stoneNames.map((stone, index) => textOf(`stoneNames.${index}`, stone)),
      }),
    },
  };
}

/** A role with the texts of a translation of its project that apply to it, and the languages of its texts. */
export function roleVersion<Role extends TranslatableRole>(
  role: Role,
  project: Pick<Project, 'language' | 'translations'>,
  reader: WrittenLanguage,
): { role: Role; languages: Record<'PersonType' | 'Notes' | 'starterTask', WrittenLanguage> } {
  const language = shownLanguage(project, reader);
  const pieces = project.translations?.[language]?.roles ?? {};
  const { PersonType, Notes } = roleTextsIn(pieces, role);
  const translatedTask = starterTaskIn(pieces, role);
  const task = translatedTask ?? role.starterTask;
  const languages = {
    PersonType: PersonType === undefined ? project.language : language,
    Notes: Notes === undefined ? project.language : language,
    starterTask: translatedTask === undefined ? project.language : language,
  };
  return {
    role: {
      ...role,
      ...(task && { starterTask: task }),
      PersonType: PersonType ?? role.PersonType,
      Notes: Notes ?? role.Notes,
    },
    languages,
  };
}

/** An open role in a list in the language of a reader if its project has such a version. `languages` are those of its texts. */
export function listedRoleVersion(
  role: FeaturedProspect,
  reader: WrittenLanguage,
): { role: FeaturedProspect; languages: Record<'PersonType' | 'Notes' | 'projectName', WrittenLanguage> } {
  const { language: original, translations } = role;
  const version = reader === original ? undefined : translations?.[reader];
  const languages = {
    projectName: version ? reader : original,
    PersonType: version?.PersonType === undefined ? original : reader,
    Notes: version?.Notes === undefined ? original : reader,
  };
  return { role: { ...role, ...version }, languages };
}
