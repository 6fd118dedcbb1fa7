import type { TranslatedPieces } from '#shared/entities/translation.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import type { ProjectRecord } from './project.store.ts';
import { publishedPieces, type StoredTranslations } from './translation.store.ts';

/**
 * The translated pieces of a project that a person sees on its page in their language; undefined if the project is written in it or has not
 * been translated into it. An order or application keeps the names that its author has seen beside those of the owner, because each of
 * the two reads it later.
 */
export const piecesSeenIn = (
  project: ProjectRecord,
  stored: StoredTranslations | undefined,
  language: WrittenLanguage,
): TranslatedPieces | undefined => publishedPieces(project, stored)[language];
