import type { ProjectCard } from '#shared/entities/project.ts';
import { foldText } from '#shared/foldText.ts';

/** Words of the index, which have no case and no accents, as the projects that were found spell them: "vélo" for "velo". */
export function spelledAsIn(cards: readonly ProjectCard[], words: readonly string[]): string {
  const shown = cards.flatMap(({ name, shortName, description, needs }) => [
    name,
    shortName,
    description,
    ...needs,
  ]);
  const written = shown.join(' ').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  // The first spelling counts.
  const spellings = new Map(written.toReversed().map(word => [foldText(word), word.toLowerCase()]));
  return words.map(word => spellings.get(word) ?? word).join(' ');
}
