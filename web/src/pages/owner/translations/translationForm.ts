import type { Project } from '#shared/entities/project.ts';
import type { Prospect } from '#shared/entities/prospect.ts';
import type { PieceKey, TranslatedPieces } from '#shared/entities/translation.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { randomFrom } from '#shared/random.ts';
import { listOf, type Piece, piecesOf, type TranslatableProject } from '#shared/translation/pieces.ts';
import {
  type Applied,
  applyTranslation,
  percentOf,
  storedPiecesOf,
  textsToEdit,
} from '#shared/translation/translations.ts';
import { editedVersion } from '#web/domain/project/editedVersion.ts';

/** Name of the field of a piece. It has no dots, which are paths in a form. */
export type FieldName = `text:${string}`;

/**
 * Values of the form: the translation of each piece, the fields whose outdated translation is said to be right, and the texts of the
 * translator that nobody has touched (`useMachineTexts`).
 */
export interface TranslationValues {
  confirmed: string[];
  fromMachine: string[];
  [field: FieldName]: string;
}

/**
 * The field in which a piece is translated. That of an entry of a list is named after its original text, as the server finds its
 * translation: what has been typed stays with the entry when the list is put into another order.
 */
export function fieldOf({ key, text }: Pick<Piece, 'key' | 'text'>): FieldName {
  const list = listOf(key);
  const name = list ? `${list}.${Math.floor(randomFrom(text)() * 2 ** 32).toString(36)}` : key;
  return `text:${name.replaceAll('.', ':')}`;
}

/** A translation of a project as its owner edits it: with what waits for a review. */
export interface EditedTranslation extends Applied {
  pieces: readonly Piece[];
  /** All texts by their keys, also outdated ones; null if there is no translation. */
  known: Record<PieceKey, string> | null;
  /** Share of the pieces that are translated and not outdated, in percent. */
  percent: number;
}

/** The translation of a project into a language, with the texts of its roles. */
export function editedTranslation(
  project: Project,
  roles: readonly Prospect[],
  language: WrittenLanguage,
): EditedTranslation {
  const edited = editedVersion(project);
  const view = edited.translations?.[language];
  return translationFrom(edited, roles, view && storedPiecesOf(edited, view));
}

/** A translation of the texts of a project and its roles, from the pieces that are stored of it, if any. */
export function translationFrom(
  project: TranslatableProject,
  roles: readonly Prospect[],
  stored: TranslatedPieces | undefined,
): EditedTranslation {
  const pieces = piecesOf(project, roles);
  const applied = applyTranslation(pieces, stored ?? {});
  return {
    ...applied,
    pieces,
    known: stored ? textsToEdit(project, roles, stored) : null,
    percent: stored ? percentOf(pieces, applied) : 0,
  };
}

/** The values of the form for stored texts. */
export const valuesOf = (
  pieces: readonly Piece[],
  texts: Readonly<Record<PieceKey, string>> | null,
): TranslationValues => ({
  confirmed: [],
  fromMachine: [],
  ...Object.fromEntries(pieces.map(piece => [fieldOf(piece), texts?.[piece.key] ?? ''])),
});

/** The texts that are sent: those of all pieces, without empty ones. */
export const textsOf = (pieces: readonly Piece[], values: TranslationValues): Record<PieceKey, string> =>
  Object.fromEntries(
    pieces.flatMap(piece => {
      const text = (values[fieldOf(piece)] ?? '').trim();
      return text ? [[piece.key, text]] : [];
    }),
  );

/** The outdated pieces that are said to be right; one whose translation has been changed counts as new anyway. */
export const confirmedOf = (pieces: readonly Piece[], { confirmed }: TranslationValues): PieceKey[] =>
  pieces.filter(piece => confirmed.includes(fieldOf(piece))).map(({ key }) => key);

/** The texts of a translation with what its author has seen, as they are sent. */
export function offerOf(
  pieces: readonly Piece[],
  language: WrittenLanguage,
  { values, known }: { values: TranslationValues; known: EditedTranslation['known'] },
) {
  const confirmed = confirmedOf(pieces, values);
  return {
    change: {
      translations: { [language]: textsOf(pieces, values) },
      ...(confirmed.length > 0 && { confirmedPieces: { [language]: confirmed } }),
    },
    known: { translations: { [language]: known } },
  };
}

/** The originals that a translator has seen: of an outdated piece that they have neither changed nor confirmed, the former one. */
export const originalsOf = (
  { pieces, outdated }: Pick<EditedTranslation, 'pieces' | 'outdated'>,
  values: TranslationValues,
): Record<PieceKey, string> =>
  Object.fromEntries(
    pieces.map(piece => {
      const field = fieldOf(piece);
      const former = outdated[piece.key];
      const isKept = former?.text === values[field] && !values.confirmed.includes(field);
      return [piece.key, former && isKept ? former.of : piece.text];
    }),
  );

/** The field of a path in the body: `change.translations.fr.faq.0.answer`. What concerns the whole translation is said at its name. */
export function fieldAt(
  path: string,
  pieces: readonly Piece[],
  language: WrittenLanguage,
): FieldName | undefined {
  const whole = `change.translations.${language}`;
  if (path === whole) return 'text:name';
  const piece = pieces.find(({ key }) => path === `${whole}.${key}`);
  return piece && fieldOf(piece);
}
