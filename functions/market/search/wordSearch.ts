import type { DatabaseSync } from 'node:sqlite';
import { shortestBeginning } from '#shared/search.ts';
import { Corrections } from './corrections.ts';
import { asksFor, isEmpty, parseSearch, type SearchText } from './searchText.ts';
import type { Candidates } from './select.ts';
import { WordIndex, type WordTable } from './wordIndex.ts';

/** A word that was looked for in place of one that nothing has. */
export interface CorrectedWord {
  /** The word as the index has it, folded. */
  word: string;
  /** Its most common spelling, without capital letters. */
  spelling: string;
}

/** Letters from which on the beginning of a word is looked for where nothing else is found. */
const shortestTried = 2;

/** The search of some rows by what was typed. */
export class WordSearch<Column extends string> {
  readonly index: WordIndex<Column>;
  readonly #corrections: Corrections;

  constructor(database: DatabaseSync, table: WordTable<Column>) {
    this.index = new WordIndex(database, table);
    this.#corrections = new Corrections(database, this.index);
  }

  /** The rows that a search finds, all if nothing was typed, and the words that were looked for if nothing has those that were typed. */
  find(
    search: string,
    all: () => number[],
  ): { candidates: Candidates; corrected?: readonly CorrectedWord[] } {
    const typed = parseSearch(search);
    const candidates = this.#candidatesOf(typed, search !== '', all);
    if (candidates.rows.length > 0) return { candidates };
    return this.#begunWith(typed) ?? this.#correctionOf(typed) ?? { candidates };
  }

  /** The rows that a search finds as it was typed, all if nothing was typed. */
  findAsTyped(search: string, all: () => number[]): Candidates {
    return this.#candidatesOf(parseSearch(search), search !== '', all);
  }

  /** The rows of a search that finds nothing, if words of two letters are beginnings too: `maren ok`. It reads much, so that it is not tried first. */
  #begunWith(typed: SearchText): { candidates: Candidates } | undefined {
    if (typed.words.every(word => word.length >= shortestBeginning)) return undefined;
    const candidates = this.index.find(typed, shortestTried);
    return candidates.rows.length > 0 ? { candidates } : undefined;
  }

  /** The probable meaning of a search that finds nothing in the whole market, with its results. */
  #correctionOf(
    typed: SearchText,
  ): { candidates: Candidates; corrected: readonly CorrectedWord[] } | undefined {
    if (typed.words.length === 0) return undefined;
    for (const meant of [this.#corrections.correct(typed), this.#corrections.joined(typed)]) {
      const candidates = meant && this.index.find(meant);
      if (candidates && candidates.rows.length > 0) {
        const corrected = meant.words.map(word => ({ word, spelling: this.index.spellingOf(word) }));
        return { candidates, corrected };
      }
    }
    return undefined;
  }

  #candidatesOf(search: SearchText, isText: boolean, all: () => number[]): Candidates {
    if (asksFor(search)) return this.index.find(search);
    if (isText && isEmpty(search)) return { rows: [] };
    if (search.excluded.length === 0) return { rows: all() };
    const excluded = this.index.findExcluded(search);
    const isExcluded = new Uint8Array(excluded.reduce((most, row) => Math.max(most, row), -1) + 1); // by row
    for (const row of excluded) isExcluded[row] = 1;
    return { rows: all().filter(row => isExcluded[row] !== 1) };
  }
}
