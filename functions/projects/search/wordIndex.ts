import type { DatabaseSync } from 'node:sqlite';
import { shortestBeginning } from '#shared/search.ts';
import type { SearchDocument } from './searchDocument.ts';
import { asksFor, meaningful, type SearchText } from './searchText.ts';
import { placeWords, skillWords } from './synonyms.ts';
import { stemOf, stemsOf, wordsOf } from './words.ts';

/**
 * Columns of the full-text index, with the weight of a word in each. Stems have columns of their own, so that a word in the
 * form in which it was typed counts more than another form of it. The details, which would be most of the index, are only
 * indexed by the stems of meaningful words, once each; phrases are therefore found everywhere except in the details.
 */
const columns = {
  name: 10,
  roles: 6,
  description: 4,
  place: 4,
  owner: 3,
  nameStems: 5,
  roleStems: 3,
  descriptionStems: 2,
  detailsStems: 1,
} as const;
type Column = keyof typeof columns;

const names = Object.keys(columns) as Column[]; // its own names

/** Beyond so many matches the best ones are not told apart: a search that finds more says too little to be ranked. */
const mostRanked = 5_000;

/**
 * Tables of the index: the words, and a vocabulary with the approximate number of projects per word. The indexed texts are
 * not stored, because the documents are in the table.
 */
export const wordTables = `
  CREATE TABLE terms(term TEXT PRIMARY KEY, projects INTEGER) WITHOUT ROWID;
  CREATE VIRTUAL TABLE words USING fts5(
    ${names.join(', ')}, content='', contentless_delete=1,
    tokenize="unicode61 remove_diacritics 0"
  );
`;

/** A word that nobody types, between texts that are no phrase together. */
const gap = '\ue000';

const apart = (texts: readonly string[]): string[] => texts.flatMap(text => [...wordsOf(text), gap]);

/** Texts of a document for each column, as folded words. */
function textsOf(document: SearchDocument): Record<Column, string> {
  const { language, name, shortName, description, details, ownerName, city = '', country, roles } = document;
  const written = {
    name: apart([name, shortName]),
    roles: apart(roles.flatMap(role => [role.name, skillWords(role.skill)])),
    description: wordsOf(description),
    place: apart([city, ...placeWords(country)]),
    owner: wordsOf(ownerName),
  };
  const stems = (words: readonly string[]) => words.map(word => stemOf(language, word)).join(' ');
  return {
    name: written.name.join(' '),
    roles: written.roles.join(' '),
    description: written.description.join(' '),
    place: written.place.join(' '),
    owner: written.owner.join(' '),
    nameStems: stems(written.name),
    roleStems: stems(written.roles),
    descriptionStems: stems(written.description),
    detailsStems: stems(meaningful(wordsOf(details))),
  };
}

/** Words that a correction may end in: those that a project shows first. */
const termsOf = ({ name, roles, description, place, owner }: Record<Column, string>): Set<string> =>
  new Set(wordsOf([name, roles, description, place, owner].join(' ')));

/** Full-text search over the projects of a database, by the numbers of their rows. */
export class WordIndex {
  readonly #insert;
  readonly #count;
  readonly #remove;
  readonly #rows;
  readonly #ranked;
  readonly #known;

  constructor(database: DatabaseSync) {
    this.#insert = database.prepare(
      `INSERT OR REPLACE INTO words(rowid, ${names.join(', ')}) VALUES (?, ${names.map(() => '?').join(', ')})`,
    );
    this.#count = database.prepare(
      'INSERT INTO terms VALUES (?, 1) ON CONFLICT DO UPDATE SET projects = projects + 1',
    );
    this.#remove = database.prepare('DELETE FROM words WHERE rowid = ?');
    this.#rows = database.prepare(
      "SELECT count(*) AS count, group_concat(rowid, ' ') AS rows FROM words WHERE words MATCH ?",
    );
    this.#ranked = database.prepare(
      `SELECT rowid, -bm25(words, ${Object.values(columns).join(', ')}) AS score FROM words WHERE words MATCH ?`,
    );
    this.#known = database.prepare('SELECT 1 FROM words WHERE words MATCH ? LIMIT 1');
  }

  /** Indexes the document of a row, replacing its previous one. Row numbers begin with 0, those of SQLite with 1. */
  set(row: number, document: SearchDocument): void {
    const texts = textsOf(document);
    this.#insert.run(row + 1, ...names.map(name => texts[name]));
    for (const term of termsOf(texts)) this.#count.run(term);
  }

  remove(row: number): void {
    this.#remove.run(row + 1);
  }

  /** Whether any project has a word. */
  knows(word: string): boolean {
    return this.#known.get(expressionOf(word)) !== undefined;
  }

  /** The rows that a search finds, with scores unless there are very many. */
  find(search: SearchText): { rows: number[]; scores?: number[] } {
    const wanted = expressionsOf(search);
    if (wanted === undefined) return { rows: [] };
    const { count, rows } = this.#rows.get(wanted) as { count: number; rows: string | null }; // the selected columns
    if (count > mostRanked) return { rows: (rows ?? '').split(' ').map(row => Number(row) - 1) };
    const ranked = this.#ranked.all(wanted) as { rowid: number; score: number }[]; // the selected columns
    return { rows: ranked.map(({ rowid }) => rowid - 1), scores: ranked.map(({ score }) => score) };
  }

  /** Rows with words that a search excludes: its results are all other rows. */
  findExcluded({ excluded }: SearchText): number[] {
    const { rows } = this.#rows.get(excluded.map(quoted).join(' OR ')) as { rows: string | null }; // as above
    return (rows ?? '').split(' ').flatMap(row => (row === '' ? [] : Number(row) - 1));
  }
}

/** Words are letters and digits only, so that a quoted one is no operator of the index. */
const quoted = (words: readonly string[]): string => `"${words.join(' ')}"`;

/**
 * A word as it was typed, as the beginning of a word, or another form of the word. Without a choice of columns, because the
 * index is read several times as fast without.
 */
function expressionOf(word: string): string {
  const isBeginning = Array.from(word).length >= shortestBeginning;
  const stems = stemsOf(word).filter(stem => !(isBeginning ? stem.startsWith(word) : stem === word));
  const written = `${quoted([word])}${isBeginning ? ' *' : ''}`;
  return `(${[written, ...stems.map(stem => quoted([stem]))].join(' OR ')})`;
}

function expressionsOf(search: SearchText): string | undefined {
  if (!asksFor(search)) return undefined;
  const wanted = [...search.words.map(expressionOf), ...search.phrases.map(quoted)].join(' AND ');
  return search.excluded.length > 0
    ? `(${wanted}) NOT (${search.excluded.map(quoted).join(' OR ')})`
    : wanted;
}
