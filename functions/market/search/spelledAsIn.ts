import { foldText } from '#shared/foldText.ts';

/** Words of the index, which have no case and no accents, as the texts that are shown spell them: "vélo" for "velo". */
export function spelledAsIn(shown: readonly string[], words: readonly string[]): string {
  const written = shown.join(' ').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  // The first spelling counts.
  const spellings = new Map(written.toReversed().map(word => [foldText(word), word.toLowerCase()]));
  return words.map(word => spellings.get(word) ?? word).join(' ');
}
