import type { ProjectCard } from '#shared/entities/project.ts';
import { foldText } from '#shared/foldText.ts';

/** Words of the index, which have no case and no accents, as the projects that were found spell them: "vélo" for "velo". */
export function spelledAsIn(cards: readonly ProjectCard[], words: readonly string[]): string {
  const spellings = new Map(
    cards
      .flatMap(({ name, shortName, description, needs }) => [name, shortName, description, ...needs].join(' ').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) // biome-ignore format: one line
      .toReversed() // the first spelling counts
      .map(word => [foldText(word), word.toLowerCase()] as const),
  );
  return words.map(word => spellings.get(word) ?? word).join(' ');
}
