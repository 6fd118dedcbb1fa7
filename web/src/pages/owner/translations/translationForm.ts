import type { Project } from '#shared/entities/project.ts';
import type { Prospect } from '#shared/entities/prospect.ts';
import type { PieceKey, TranslatedPiece, TranslatedPieces } from '#shared/entities/translation.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { randomFrom } from '#shared/random.ts';
import { textMark } from '#shared/textMark.ts';
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

/** The piece of which a text has been typed: its key, and its original as it was then. */
export interface Origin {
  key: PieceKey;
  of: string;
}

/** Origins of the texts that were typed and are not saved, by their fields (`useOrigins`). */
export type Origins = Record<FieldName, Origin>;

/**
 * Values of the form: the translation of each piece, marks of the fields whose outdated translation is said to fit the present original,
 * marks of the texts of the translator that have not been touched (`useMachineTexts`), and the origins of what was typed. All of it is kept
 * with the draft.
 */
export interface TranslationValues {
  confirmed: string[];
  fromMachine: string[];
  origins: Origins;
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

/** Mark of a text in a field. It is kept with the draft, and no longer fits once the text is another one. */
export const markOf = (field: FieldName, text: string): string => `${field}=${textMark([text])}`;

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
  origins: {},
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

/**
 * The translation of a piece with its original of that time, if the original is another one now: that which was typed here and is not
 * saved, otherwise that which is stored.
 */
export function formerOf(
  piece: Piece,
  { outdated }: Pick<EditedTranslation, 'outdated'>,
  values: TranslationValues,
): (TranslatedPiece & { isTyped: boolean }) | undefined {
  const field = fieldOf(piece);
  const text = values[field] ?? '';
  const origin = values.origins[field];
  if (origin && origin.of !== piece.text && text.trim()) return { text, of: origin.of, isTyped: true };
  const stored = outdated[piece.key];
  return stored && { ...stored, isTyped: false };
}

/** Whether the author has said that the translation of a piece fits its present original. */
export const isConfirmed = (piece: Piece, { confirmed }: TranslationValues): boolean =>
  confirmed.includes(markOf(fieldOf(piece), piece.text));

/** The originals that the texts of a form translate: of an outdated piece that its author has neither changed nor confirmed, the former one. */
export const originalsOf = (
  edited: Pick<EditedTranslation, 'pieces' | 'outdated'>,
  values: TranslationValues,
): Record<PieceKey, string> =>
  Object.fromEntries(
    edited.pieces.map(piece => {
      const former = formerOf(piece, edited, values);
      const isKept = former?.text === values[fieldOf(piece)] && !isConfirmed(piece, values);
      return [piece.key, former && isKept ? former.of : piece.text];
    }),
  );

/** The texts of a translation with what its author has seen, as they are sent. `known` are the texts on the server with which they began. */
export const offerOf = (
  edited: Pick<EditedTranslation, 'pieces' | 'outdated'>,
  language: WrittenLanguage,
  { values, known }: { values: TranslationValues; known: EditedTranslation['known'] },
) => ({
  change: { translations: { [language]: textsOf(edited.pieces, values) } },
  known: { translations: { [language]: known } },
  originals: originalsOf(edited, values),
});

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
