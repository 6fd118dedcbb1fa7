import type { TranslatedPiece, TranslatedPieces } from '../entities/translation.ts';
import type { UserID } from '../ids.ts';
import { listOf, type Piece } from './pieces.ts';

/** Most people who are named as the translators of a project into a language. */
const mostNamed = 5;

/** The stored translation of a piece: that of an entry of a list is found by its original, as the entry can be moved. */
export function storedPieceOf(
  { key, text }: Pick<Piece, 'key' | 'text'>,
  stored: TranslatedPieces,
): TranslatedPiece | undefined {
  const list = listOf(key);
  const own = stored[key];
  if (!list || own?.of === text) return own;
  return Object.entries(stored).find(([other, { of }]) => listOf(other) === list && of === text)?.[1] ?? own;
}

/** The members of the team who have translated pieces, those with most of them first. */
export function translatorsOf(pieces: TranslatedPieces): UserID[] {
  const counts = new Map<UserID, number>();
  for (const { by } of Object.values(pieces)) if (by) counts.set(by, (counts.get(by) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostNamed)
    .map(([id]) => id);
}
