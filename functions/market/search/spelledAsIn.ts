import { foldText } from '#shared/foldText.ts';
import type { CorrectedWord } from './wordSearch.ts';

/**
 * Corrected words as the texts that are shown spell them, which may be in another language than the most common spelling:
 * "région" for "region". Words that stand in none of them have their most common spelling.
 */
export function spelledAsIn(shown: readonly string[], corrected: readonly CorrectedWord[]): string {
  const written = shown.join(' ').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  // The first spelling counts.
  const spellings = new Map(written.toReversed().map(word => [foldText(word), word.toLowerCase()]));
  return corrected.map(({ word, spelling }) => spellings.get(word) ?? spelling).join(' ');
}
