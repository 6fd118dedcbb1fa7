/** Looks for the search that takes longest, so that the limit of `npm run bench:market` does not depend on searches that were thought of. */
import { randomFrom } from '#shared/random.ts';

const longest = 200; // characters, the most that a search may have
const tries = 300;

interface Search {
  text: string;
  milliseconds: number;
}

/**
 * The slowest of some hundred searches: half of them at random, the others changes of the slowest so far. They consist of frequent words,
 * their beginnings, words with an error, excluded words and phrases.
 */
export function worstSearch(words: readonly string[], find: (search: string) => unknown): Search {
  const random = randomFrom('worst search');
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T; // all has some
  const frequent = mostFrequent(words, 60);
  const kinds = [
    () => pick(frequent),
    () => pick(words),
    () => pick(words).slice(0, 2 + Math.floor(random() * 3)),
    () => withError(pick(words), random()),
    () => `-${pick(frequent)}`,
    () => `"${pick(frequent)} ${pick(frequent)}"`,
  ];
  const term = () => pick(kinds)();
  const timed = (terms: readonly string[]): Search & { terms: readonly string[] } => {
    const text = terms.join(' ').slice(0, longest);
    const times = [1, 2, 3].map(() => {
      const began = performance.now();
      find(text);
      return performance.now() - began;
    });
    return { text, terms, milliseconds: Math.min(...times) }; // the others may contain a pause for garbage
  };
  const changed = (terms: readonly string[]): string[] => {
    const at = Math.floor(random() * (terms.length + 1));
    return terms.toSpliced(at, random() < 0.5 ? 1 : 0, term());
  };

  let worst = timed([term()]);
  for (let one = 0; one < tries; one++) {
    const tried =
      one % 2 === 0
        ? timed(Array.from({ length: 1 + Math.floor(random() * 20) }, term))
        : timed(changed(worst.terms));
    if (tried.milliseconds > worst.milliseconds) worst = tried;
  }
  return worst;
}

function mostFrequent(words: readonly string[], count: number): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([word]) => word);
}

/** A word in which two letters are exchanged. */
function withError(word: string, where: number): string {
  const at = Math.floor(where * (word.length - 1));
  return `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`;
}
