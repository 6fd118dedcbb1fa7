import type { DatabaseSync } from 'node:sqlite';
import { shortestBeginning } from '#shared/search.ts';
import { asksFor, type SearchText } from './searchText.ts';
import { spellingsIn, stemsOf } from './words.ts';

/** A full-text index over rows, and its vocabulary. */
export interface WordTable<Column extends string = string> {
  /** Name of its table. */
  name: string;
  /** Name of the table of its vocabulary: about how often rows had each spelling of each word. */
  terms: string;
  /**
   * Its columns, with the weight of a word in each. Stems have columns of their own, so that a word that is written as it was typed
   * counts more than another form of it.
   */
  weights: Readonly<Record<Column, number>>;
}

/** The texts of a row. */
export interface RowTexts<Column extends string = string> {
  /** Folded words for each column. */
  columns: Readonly<Record<Column, string>>;
  /** Texts that lists show of it, as they are written: a correction ends in one of their words, and is spelled as there. */
  shown: readonly string[];
  /** The other texts that it is found by, in whose words a correction ends more rarely. */
  more?: readonly string[];
}

/** So many rows that have a word in their other texts count as much as one that shows it. */
const shownCounts = 10;

/** Beyond so many matches the best ones are not told apart: a search that finds more says too little to be ranked. */
const mostRanked = 5_000;

/** Definition of the tables of an index. What is indexed is not kept a second time: the documents are in the table. */
export const definitionOf = ({ name, terms, weights }: WordTable): string => `
  CREATE TABLE ${terms}(term TEXT, spelling TEXT, uses INTEGER, PRIMARY KEY(term, spelling)) WITHOUT ROWID;
  CREATE VIRTUAL TABLE ${name} USING fts5(
    ${Object.keys(weights).join(', ')}, content='', contentless_delete=1,
    tokenize="unicode61 remove_diacritics 0", prefix='3 4'
  );
`;

/** Full-text search over the rows of a database, by their numbers. */
export class WordIndex<Column extends string> {
  readonly table: WordTable<Column>;
  readonly #columns: readonly Column[];
  readonly #insert;
  readonly #count;
  readonly #remove;
  readonly #rows;
  readonly #ranked;
  readonly #known;
  readonly #beginningWith;
  readonly #spelling;

  constructor(database: DatabaseSync, table: WordTable<Column>) {
    this.table = table;
    const { name, terms, weights } = table;
    const columns = Object.keys(weights) as Column[]; // its own names
    this.#columns = columns;
    this.#insert = database.prepare(
      `INSERT OR REPLACE INTO ${name}(rowid, ${columns.join(', ')}) VALUES (?, ${columns.map(() => '?').join(', ')})`,
    );
    this.#count = database.prepare(
      `INSERT INTO ${terms} VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET uses = uses + excluded.uses`,
    );
    this.#remove = database.prepare(`DELETE FROM ${name} WHERE rowid = ?`);
    this.#rows = database.prepare(
      `SELECT count(*) AS count, group_concat(rowid, ' ') AS rows FROM ${name} WHERE ${name} MATCH ?`,
    );
    this.#ranked = database.prepare(
      `SELECT rowid, -bm25(${name}, ${Object.values(weights).join(', ')}) AS score FROM ${name} WHERE ${name} MATCH ?`,
    );
    this.#known = database.prepare(`SELECT 1 FROM ${name} WHERE ${name} MATCH ? LIMIT 1`);
    this.#beginningWith = database.prepare(
      `SELECT DISTINCT term FROM ${terms} WHERE term > ? AND term < ? LIMIT 3`,
    );
    this.#spelling = database.prepare(
      `SELECT spelling FROM ${terms} WHERE term = ? ORDER BY uses DESC LIMIT 1`,
    );
  }

  /** Indexes the texts of a row, in place of what it had. Row numbers begin with 0, those of SQLite with 1. */
  set(row: number, { columns, shown, more = [] }: RowTexts<Column>): void {
    this.#insert.run(row + 1, ...this.#columns.map(column => columns[column]));
    this.#learn(shown, shownCounts);
    this.#learn(more, 1);
  }

  #learn(texts: readonly string[], uses: number): void {
    for (const [spelling, term] of spellingsIn(texts)) this.#count.run(term, spelling, uses);
  }

  /** A word of the vocabulary as it is spelled most often. */
  spellingOf(word: string): string {
    const found = this.#spelling.get(word) as { spelling: string } | undefined; // the selected column
    return found?.spelling ?? word;
  }

  remove(row: number): void {
    this.#remove.run(row + 1);
  }

  /**
   * Whether any row has a word, or one that begins with it. Whole words are tried first: all that begin alike would be put together
   * before the first is found.
   */
  knows(word: string, least = shortestBeginning): boolean {
    const has = (expression: string) => this.#known.get(expression) !== undefined;
    if (has(quoted([word]))) return true;
    if (isBeginning(word, least)) {
      const longer = this.#beginningWith.all(word, `${word}\u{10ffff}`) as { term: string }[]; // the selected column
      if (longer.some(({ term }) => has(quoted([term])))) return true;
    }
    return has(expressionOf(word, least));
  }

  /** The rows that a search finds, with scores unless there are very many. Words of at least `least` letters also stand for longer ones. */
  find(search: SearchText, least = shortestBeginning): { rows: ArrayLike<number>; scores?: number[] } {
    const wanted = expressionsOf(search, least);
    // With a word that no row has, everything that begins like the others would be read for nothing.
    if (wanted === undefined || !search.words.every(word => this.knows(word, least))) return { rows: [] };
    const { count, rows } = this.#rows.get(wanted) as { count: number; rows: string | null }; // the selected columns
    if (count > mostRanked) return { rows: rowsIn(rows, count) };
    const ranked = this.#ranked.all(wanted) as { rowid: number; score: number }[]; // the selected columns
    return { rows: ranked.map(({ rowid }) => rowid - 1), scores: ranked.map(({ score }) => score) };
  }

  /** Rows with words that a search excludes: its results are all other rows. */
  findExcluded({ excluded }: SearchText): Int32Array {
    const { count, rows } = this.#rows.get(excluded.map(quoted).join(' OR ')) as {
      count: number;
      rows: string | null;
    }; // as above
    return rowsIn(rows, count);
  }
}

/** Numbers of rows of SQLite, with blanks between them, as ours. Read letter by letter, which is several times as fast as splitting. */
function rowsIn(text: string | null, count: number): Int32Array {
  const rows = new Int32Array(count);
  if (!text) return rows;
  let [at, number] = [0, 0];
  for (let place = 0; place < text.length; place++) {
    const digit = text.charCodeAt(place) - zero;
    if (digit >= 0) number = number * 10 + digit;
    else {
      rows[at++] = number - 1;
      number = 0;
    }
  }
  rows[at] = number - 1;
  return rows;
}

/** The code of the digit 0; that of a blank is smaller. */
const zero = 48;

/** Whether a word also stands for longer ones. */
const isBeginning = (word: string, least: number): boolean => Array.from(word).length >= least;

/** Words are letters and digits only, so that a quoted one is no operator of the index. */
const quoted = (words: readonly string[]): string => `"${words.join(' ')}"`;

/**
 * A word as it was typed, as the beginning of a word, or another form of the word. Without a choice of columns, because the
 * index is read several times as fast without.
 */
function expressionOf(word: string, least: number): string {
  const isBegun = isBeginning(word, least);
  const stems = stemsOf(word).filter(stem => !(isBegun ? stem.startsWith(word) : stem === word));
  const written = `${quoted([word])}${isBegun ? ' *' : ''}`;
  return `(${[written, ...stems.map(stem => quoted([stem]))].join(' OR ')})`;
}

function expressionsOf(search: SearchText, least: number): string | undefined {
  if (!asksFor(search)) return undefined;
  const wanted = [...search.words.map(word => expressionOf(word, least)), ...search.phrases.map(quoted)].join(
    ' AND ',
  );
  return search.excluded.length > 0
    ? `(${wanted}) NOT (${search.excluded.map(quoted).join(' OR ')})`
    : wanted;
}
