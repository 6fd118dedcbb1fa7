/** Returns the next number of a fixed sequence, from 0 to below 1. */
export type Random = () => number;

/** FNV-1a hash of a text's code points. */
function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0;
    value = Math.imul(value, 16777619);
  }
  return value >>> 0;
}

/** Creates a generator (mulberry32). The same seed always gives the same sequence. */
export function randomFrom(seed: string): Random {
  let state = hash(seed) || 1;

  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Picks an item with the next number of the sequence. */
export function pick<const Choice>(random: Random, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}
