import { createContext, use, useMemo } from 'react';
import type { ProgressEntry } from '#shared/entities/progressEntry.ts';
import type { Project } from '#shared/entities/project.ts';
import type { FeaturedProspect, Prospect } from '#shared/entities/prospect.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { baseLanguages } from '#shared/locales.ts';
import { entryVersion } from '#shared/translation/entryVersion.ts';
import {
  cardVersion,
  listedRoleVersion,
  type ProjectVersion,
  roleVersion,
  versionOf,
} from '#shared/translation/versionOf.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { languageToShow, type Translated } from './languageToShow.ts';
import { useReads } from './useReads.ts';

/** Language that the reader has chosen on a page about a project. */
const ChosenLanguage = createContext<WrittenLanguage | undefined>(undefined);

/** Shows the projects below it in a language that the reader has chosen, in place of that of the page. */
export const ReadIn = ChosenLanguage.Provider;

/**
 * A project as its reader sees it on a page about it: in the language of the page if there is such a version, otherwise as it is
 * written. What is edited, and what is not part of a translation, is read from the project itself.
 */
export function useVersionOf<Shown extends Project>(project: Shown): ProjectVersion<Shown> {
  const language = useReadLanguage();
  return useMemo(() => versionOf(project, language), [project, language]);
}

/** A role of a project as its reader sees it on a page about the project, with the languages of its texts. */
export function useRoleVersion<Role extends Prospect>(
  project: Pick<Project, 'language' | 'translations'>,
  role: Role,
): ReturnType<typeof roleVersion<Role>> {
  return roleVersion(role, project, useReadLanguage());
}

/** An entry of the progress log of a project as its reader sees it on a page about the project. */
export const useEntryVersion = (
  project: Pick<Project, 'language'>,
  entry: ProgressEntry,
): ReturnType<typeof entryVersion> => entryVersion(entry, project, useReadLanguage());

/** The language in which a page about a project is read: the one that the reader has chosen there, otherwise that of the page. */
export function useReadLanguage(): WrittenLanguage {
  const page = baseLanguages[useLanguage()];
  return use(ChosenLanguage) ?? page;
}

/** Returns a function that finds the language in which a list shows a project or role to the reader. */
function useLanguageToShow(): (it: Translated) => WrittenLanguage {
  const page = baseLanguages[useLanguage()];
  const reads = useReads();
  return it => languageToShow(it, { page, reads });
}

/** Returns a function that gives a card as its reader sees it; `language` is that of its texts. */
export function useCardVersion(): <Card extends Parameters<typeof cardVersion>[0]>(card: Card) => Card {
  const languageFor = useLanguageToShow();
  return card => cardVersion(card, languageFor(card));
}

/** Returns a function that gives an open role of a list as its reader sees it, and the languages of its texts. */
export function useListedRoleVersion(): (role: FeaturedProspect) => ReturnType<typeof listedRoleVersion> {
  const languageFor = useLanguageToShow();
  return role => listedRoleVersion(role, languageFor(role));
}
