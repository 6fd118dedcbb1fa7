import { isDeepStrictEqual } from 'node:util';
import { limit } from '#functions/platform/limits.ts';
import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import type { FieldError } from '#shared/contracts/validation.ts';
import type { KnownValues, ProposalChange } from '#shared/entities/project.ts';
import {
  type MainPiece,
  mainPieces,
  maxTranslationBytes,
  type PieceKey,
  type SeenOriginals,
  type TranslatedPieces,
} from '#shared/entities/translation.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import type { UserID } from '#shared/ids.ts';
import { writtenLanguages } from '#shared/settings.ts';
import { otherLanguageOf } from '#shared/translation/otherLanguageOf.ts';
import { piecesOf, type TranslatableRole } from '#shared/translation/pieces.ts';
import { applyTranslation, offeredPieces, textsToEdit } from '#shared/translation/translations.ts';
import { storedPieceOf } from '#shared/translation/translators.ts';
import type { ProjectEdit } from './edit.store.ts';
import type { ProjectRecord } from './project.store.ts';
import { readProspects } from './prospect.store.ts';
import {
  editedPieces,
  type PiecesByLanguage,
  publishedPieces,
  type StoredTranslations,
} from './translation.store.ts';

/** A change of translations, with the originals that its author has translated, as far as they have said so. */
interface TranslationsChange extends Pick<ProposalChange, 'translations'> {
  originals?: SeenOriginals | undefined;
}

/** Changes of translations, public ones or those of an edit: each writes all texts of the translations. */
export const translationChangeLimit = limit('translate', 60, 'day');

interface Stored {
  translations?: StoredTranslations | undefined;
  edit?: ProjectEdit | undefined;
}

/** Whether an update writes translations: the public ones or those of an edit. */
export const writesTranslations = (before: Stored, after: Stored): boolean =>
  before.translations !== after.translations ||
  !isDeepStrictEqual(before.edit?.changes.translations, after.edit?.changes.translations);

/** A translation that a member of the team has proposed, and that the owner accepts with a change. */
export interface Accepted {
  language: WrittenLanguage;
  pieces: TranslatedPieces;
  /** Absent if it is the owner. */
  by: UserID | undefined;
}

interface Present {
  /** The project with the texts of its pending edit. */
  project: ProjectRecord;
  /** Read only for a change of translations. */
  roles: readonly TranslatableRole[];
  /** The translations with those of the pending edit. */
  pieces: PiecesByLanguage;
}

/** The translations of a project as its owner sees them in edit mode. Cost: 1 DynamoDB request if the change concerns them. */
export async function presentTranslations(
  table: Pick<Table, 'query'>,
  { project, edited, translations, edit }: Stored & { project: ProjectRecord; edited: ProjectRecord },
  { change, known }: { change: Pick<ProposalChange, 'translations'>; known: KnownValues },
): Promise<Present> {
  const isConcerned = change.translations ?? known.translations;
  return {
    project: edited,
    roles: isConcerned ? await readProspects(table, project.ProjectID) : [],
    pieces: editedPieces(publishedPieces(project, translations), edit?.changes.translations),
  };
}

/** Whether translations differ from those that the author of a change had seen. Texts that the project does not have any more are not compared. */
export function haveTranslationsChanged(
  known: KnownValues['translations'] = {},
  { project, roles, pieces }: Present,
): boolean {
  const keys = piecesOf(project, roles).map(({ key }) => key);
  return writtenLanguages.some(language => {
    const seen = known[language];
    if (seen === undefined) return false;
    const stored = pieces[language];
    if (seen === null || !stored) return Boolean(seen) !== Boolean(stored);
    const texts = textsToEdit(project, roles, stored);
    return keys.some(key => seen[key] !== texts[key]);
  });
}

/**
 * The translations of a project after a change: `project` has the originals as they are afterwards. A piece translates the original
 * that the change names; where it names none, the one that it had as long as its text stays the same, otherwise the present one. It
 * keeps the person who has translated it until another one does: owners correct what they accept. Texts of pieces that are gone are
 * dropped, and so is a translation into the language in which the project is now written. Refuses a new one into that language, one
 * that repeats the original, one that is in another language, and translations that are too long together.
 */
export function changedTranslations(
  { project, roles, pieces: before }: Present,
  { translations = {}, originals = {} }: TranslationsChange,
  accepted?: Accepted,
): PiecesByLanguage | Refusal<'VALIDATION_FAILED'> {
  const wrong = wrongTranslation(translations, project);
  if (wrong) return wrong;
  const after: PiecesByLanguage = {};
  for (const language of writtenLanguages) {
    const stored = before[language];
    const texts = translations[language];
    if (texts === null || language === project.language) continue;
    const proposed = accepted?.language === language ? accepted : undefined;
    if (texts) after[language] = renewed({ project, roles }, { stored, proposed }, { texts, originals });
    else if (stored) after[language] = stored;
  }
  return tooLong(translations, after) ?? after;
}

/** Refuses translations that are too long together. Others keep their length while the project changes. */
export function tooLong(
  given: NonNullable<ProposalChange['translations']>,
  after: PiecesByLanguage,
  most: number = maxTranslationBytes,
): Refusal<'VALIDATION_FAILED'> | undefined {
  if (Buffer.byteLength(JSON.stringify(after)) <= most) return undefined;
  const fields = writtenLanguages.flatMap((language): FieldError[] =>
    given[language]
      ? [{ path: `change.translations.${language}`, i18nID: 'validation.translations_too_long', params: {} }]
      : [],
  );
  return fields.length > 0 ? refuse('VALIDATION_FAILED', { fields }) : undefined;
}

/** Refuses a translation into the language of the project, one that repeats the original, and one whose details are in another language. */
export function wrongTranslation(
  translations: NonNullable<ProposalChange['translations']>,
  project: Pick<ProjectRecord, 'language' | MainPiece>,
): Refusal<'VALIDATION_FAILED'> | undefined {
  const fields = writtenLanguages.flatMap((language): FieldError[] => {
    const texts = translations[language];
    if (!texts) return [];
    const wrong = (error: string, key?: MainPiece): FieldError[] => {
      const path = `change.translations.${language}${key ? `.${key}` : ''}`;
      return [{ path, i18nID: `validation.${error}`, params: {} }];
    };
    if (language === project.language) return wrong('translation_own_language');
    if (mainPieces.every(key => texts[key] === project[key])) return wrong('translation_same');
    const isElsewhere = otherLanguageOf(texts['details'] ?? '', language) !== undefined;
    return isElsewhere ? wrong('translation_wrong_language', 'details') : [];
  });
  return fields.length > 0 ? refuse('VALIDATION_FAILED', { fields }) : undefined;
}

function renewed(
  { project, roles }: Omit<Present, 'pieces'>,
  { stored = {}, proposed }: { stored: TranslatedPieces | undefined; proposed: Accepted | undefined },
  { texts, originals }: { texts: Record<PieceKey, string>; originals: SeenOriginals },
): TranslatedPieces {
  const pieces = piecesOf(project, roles);
  const { outdated } = applyTranslation(pieces, { ...stored, ...proposed?.pieces });
  const kept = Object.entries(outdated).flatMap(([key, { text, of }]) =>
    texts[key] === text ? [[key, of]] : [],
  );
  const given = offeredPieces(pieces, texts, { ...Object.fromEntries(kept), ...originals });
  return Object.fromEntries(
    pieces.flatMap(piece => {
      const translated = given[piece.key];
      if (!translated) return [];
      const before = storedPieceOf(piece, stored);
      const offered = proposed && storedPieceOf(piece, proposed.pieces);
      const by = offered && offered.text !== before?.text ? proposed.by : before?.by;
      return [[piece.key, { ...translated, ...(by && { by }) }]];
    }),
  );
}
