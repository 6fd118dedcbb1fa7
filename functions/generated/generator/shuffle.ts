import type { Random } from '#shared/random.ts';

/** The items in a random order, which the sequence determines. */
export function shuffle<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map(item => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
