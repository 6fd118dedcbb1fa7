import type { TranslatedPieces } from '#shared/entities/translation.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { baseLanguages } from '#shared/locales.ts';
import type { Language } from '#shared/settings.ts';
import type { ProjectRecord } from './project.store.ts';
import { publishedPieces, type StoredTranslations } from './translation.store.ts';

/** The translation of a project that a person sees. */
interface SeenTranslation {
  language: WrittenLanguage;
  pieces: TranslatedPieces;
  /** A name of the project: the original while it has no translation. */
  nameOf: (key: 'name' | 'shortName' | 'contributionName') => string;
}

/**
 * The translation of a project that a person with pages in a language sees; undefined if the project is written in it or has not been
 * translated into it. An order or application keeps the names that its author has seen beside those of the owner, because each of
 * the two reads it later.
 */
export function translationSeenIn(
  page: Language,
  project: ProjectRecord,
  stored: StoredTranslations | undefined,
): SeenTranslation | undefined {
  const language = baseLanguages[page];
  const pieces = publishedPieces(project, stored)[language];
  return pieces && { language, pieces, nameOf: key => pieces[key]?.text ?? project[key] };
}
