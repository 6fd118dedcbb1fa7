import type { DatabaseSync } from 'node:sqlite';
import type { SearchText } from './searchText.ts';
import type { WordIndex } from './wordIndex.ts';

interface Term {
  term: string;
  /** About how often rows have it, in one of its spellings. */
  uses: number;
}

/** Letters from which on a word may have one error, and two. */
const lengths = { oneError: 4, twoErrors: 8 } as const;

const errorsIn = (word: string): number =>
  word.length >= lengths.twoErrors ? 2 : word.length >= lengths.oneError ? 1 : 0;

/**
 * Finds what was meant by words that nothing has: a word with one or two other letters, two words that are written as
 * one, or one that is written as two.
 */
export class Corrections {
  readonly #index: WordIndex<string>;
  readonly #terms;
  readonly #term;

  constructor(database: DatabaseSync, index: WordIndex<string>) {
    this.#index = index;
    const { terms } = index.table;
    this.#terms = database.prepare(
      `SELECT term, uses FROM ${terms} WHERE term >= ? AND term < ? AND length(term) BETWEEN ? AND ?`,
    );
    this.#term = database.prepare(`SELECT 1 FROM ${terms} WHERE term = ? LIMIT 1`);
  }

  /** A search with its unknown words corrected; undefined if all are known or nothing is like them. */
  correct(search: SearchText): SearchText | undefined {
    const words: string[] = [];
    let isCorrected = false;
    for (let at = 0; at < search.words.length; at++) {
      const word = search.words[at] ?? '';
      const next = search.words[at + 1];
      const joined = next === undefined ? undefined : word + next;
      if (joined !== undefined && !this.#knowsBoth(word, next) && this.#index.knows(joined)) {
        words.push(joined);
        at++;
        isCorrected = true;
      } else if (this.#index.knows(word)) words.push(word);
      else {
        const meant = this.#similarTo(word) ?? this.#splitOf(word);
        if (!meant) return undefined;
        words.push(...meant);
        isCorrected = true;
      }
    }
    return isCorrected ? { ...search, words } : undefined;
  }

  /** Both words of a pair, joined where something has them as one word. */
  joined(search: SearchText): SearchText | undefined {
    for (const [at, word] of search.words.entries()) {
      const next = search.words[at + 1];
      if (next !== undefined && this.#index.knows(word + next))
        return { ...search, words: search.words.toSpliced(at, 2, word + next) };
    }
    return undefined;
  }

  #knowsBoth(one: string, other: string | undefined): boolean {
    return other !== undefined && this.#index.knows(one) && this.#index.knows(other);
  }

  /** The most frequent of the most similar words that begin with its first or second letter: a first letter is rarely wrong. */
  #similarTo(word: string): string[] | undefined {
    const most = errorsIn(word);
    if (most === 0) return undefined;
    const letters = Array.from(word);
    const beginnings = new Set(letters.slice(0, 2));
    const bits = bitsOfLetters(word);
    let best: (Term & { errors: number }) | undefined;
    for (const beginning of beginnings)
      for (const { term, uses } of this.#beginningWith(beginning, letters.length, most)) {
        if (!mayBe(bits, bitsOfLetters(term), best?.errors ?? most)) continue;
        const errors = errorsBetween(letters, Array.from(term), best?.errors ?? most);
        if (errors > (best?.errors ?? most) || (best?.errors === errors && uses <= best.uses)) continue;
        if (this.#index.knows(term)) best = { term, uses, errors };
      }
    return best && [best.term];
  }

  #splitOf(word: string): string[] | undefined {
    for (let at = 3; at <= word.length - 3; at++) {
      const [one, other] = [word.slice(0, at), word.slice(at)];
      if (this.#isTerm(one) && this.#isTerm(other)) return [one, other];
    }
    return undefined;
  }

  #isTerm(word: string): boolean {
    return this.#term.get(word) !== undefined && this.#index.knows(word);
  }

  #beginningWith(letter: string, length: number, most: number): Term[] {
    const [shortest, longest] = [length - most, length + most];
    return this.#terms.all(letter, `${letter}\u{10ffff}`, shortest, longest) as unknown as Term[]; // the selected columns
  }
}

/** A bit for each letter of a word. Some letters share one. */
function bitsOfLetters(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Whether two words may differ by at most so many errors: each explains one letter that only one of them has. Most words are told apart here. */
const mayBe = (one: number, other: number, errors: number): boolean =>
  countOfBits(one & ~other) <= errors && countOfBits(other & ~one) <= errors;

function countOfBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** The number of letters that are added, missing, replaced or exchanged with their neighbour; more than `most` may be any more. */
function errorsBetween(one: readonly string[], other: readonly string[], most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      let errors = Math.min(
        (last[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isExchanged = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (row > 1 && at > 1 && isExchanged) errors = Math.min(errors, (beforeLast[at - 2] ?? 0) + 1);
      current.push(errors);
    }
    if (Math.min(...current) > most) return most + 1;
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? most + 1;
}
