import type {
  PieceKey,
  ProjectTranslation,
  TranslatedPiece,
  TranslatedPieces,
  Translator,
} from '../entities/translation.ts';
import {
  isRoleKey,
  isSingleKey,
  listOf,
  type Piece,
  piecesOf,
  type TranslatableProject,
  type TranslatableRole,
} from './pieces.ts';

/** The parts of a stored translation that apply to the pieces of a project as they are. */
export interface Applied {
  /** Translations to show, by the keys of the pieces. Single texts are shown even if they are outdated. */
  texts: Record<PieceKey, string>;
  /** Translations whose original was another text, as they are stored, by the keys of the pieces. */
  outdated: TranslatedPieces;
}

/**
 * Finds the translations of pieces. Entries of lists are found by their original text, because they can be moved: under the
 * number of an entry there may be the translation of another one.
 */
export function applyTranslation(pieces: readonly Piece[], stored: TranslatedPieces): Applied {
  const originals = new Set(pieces.map(({ key, text }) => `${listOf(key)}\n${text}`));
  const entries = Object.entries(stored);
  const applied: Applied = { texts: {}, outdated: {} };
  for (const { key, text } of pieces) {
    const list = listOf(key);
    const own = stored[key];
    const moved = list && entries.find(([other, { of }]) => listOf(other) === list && of === text)?.[1];
    const found = own?.of === text ? own : moved;
    if (found) applied.texts[key] = found.text;
    else if (own && !(list && originals.has(`${list}\n${own.of}`))) {
      applied.outdated[key] = own;
      if (isSingleKey(key)) applied.texts[key] = own.text;
    }
  }
  return applied;
}

/**
 * The texts that the author of a translation sends, as they are stored: each with the original that it translates. The keys of texts
 * and `originals` are those under which their author has seen the pieces; an entry of a list may have another place by now. A text
 * without an original is one of the present piece. Texts of pieces that are gone are left out.
 */
export function offeredPieces(
  pieces: readonly Piece[],
  texts: Readonly<Record<PieceKey, string>>,
  originals: Readonly<Record<PieceKey, string>>,
): TranslatedPieces {
  const present = new Map(pieces.map(({ key, text }) => [key, text]));
  const offered = Object.entries(texts).flatMap(([key, text]): [PieceKey, TranslatedPiece][] => {
    const of = originals[key] ?? present.get(key);
    return of === undefined ? [] : [[key, { text, of }]];
  });
  const applied = applyTranslation(pieces, Object.fromEntries(offered));
  return Object.fromEntries(
    pieces.flatMap(({ key, text: of }): [PieceKey, TranslatedPiece][] => {
      const text = applied.texts[key];
      const outdated = applied.outdated[key];
      return outdated ? [[key, outdated]] : text === undefined ? [] : [[key, { text, of }]];
    }),
  );
}

/** Share of pieces whose translation is there and not outdated, in percent. */
export function percentOf(pieces: readonly Piece[], { texts, outdated }: Applied): number {
  const done = pieces.filter(({ key }) => texts[key] !== undefined && !outdated[key]).length;
  return pieces.length === 0 ? 100 : Math.floor((100 * done) / pieces.length);
}

/** A stored translation of a project as its page shows it; `former` is for those who may edit or administer the project. */
export function toProjectTranslation(
  project: TranslatableProject,
  stored: TranslatedPieces,
  {
    updatedAt,
    needs,
    mayEdit,
    translators = [],
  }: { updatedAt: string; needs?: string[] | undefined; mayEdit: boolean; translators?: Translator[] },
): ProjectTranslation {
  const pieces = piecesOf(project);
  const applied = applyTranslation(pieces, stored);
  const { name, shortName, description, details, ...texts } = applied.texts;
  const roles = Object.fromEntries(Object.entries(stored).filter(([key]) => isRoleKey(key)));
  const outdated = Object.keys(applied.outdated);
  return {
    name: name ?? project.name,
    shortName: shortName ?? project.shortName,
    description: description ?? project.description,
    ...(needs && { needs }),
    details: details ?? project.details,
    texts,
    ...(Object.keys(roles).length > 0 && { roles }),
    outdated,
    updatedAt,
    percent: percentOf(pieces, applied),
    ...(translators.length > 0 && { translators }),
    ...(mayEdit && outdated.length > 0 && { former: applied.outdated }),
  };
}

/**
 * The pieces of a translation as they are stored, from the view of those who may edit the project. Translations of texts that
 * the project does not have any more are not part of it.
 */
export function storedPiecesOf(
  project: TranslatableProject,
  { name, shortName, description, details, texts, roles = {}, former = {} }: ProjectTranslation,
): TranslatedPieces {
  const shown: Record<PieceKey, string> = { name, shortName, description, details, ...texts };
  const current = piecesOf(project).flatMap(({ key, text }): [PieceKey, TranslatedPiece][] => {
    const translated = shown[key];
    return translated === undefined ? [] : [[key, { text: translated, of: text }]];
  });
  return { ...Object.fromEntries(current), ...former, ...roles };
}

/**
 * All texts of a translation as an author sees them in a form, by their keys: also those that are outdated, which they can change
 * or confirm.
 */
export function textsToEdit(
  project: TranslatableProject,
  roles: readonly TranslatableRole[],
  stored: TranslatedPieces,
): Record<PieceKey, string> {
  const { texts, outdated } = applyTranslation(piecesOf(project, roles), stored);
  const former = Object.entries(outdated).map(([key, { text }]): [PieceKey, string] => [key, text]);
  return { ...texts, ...Object.fromEntries(former) };
}
