import { DatabaseSync } from 'node:sqlite';
import type { MarketSort } from '#shared/finding.ts';
import { Columns, type ColumnsRow, toColumnsRow } from './columns.ts';
import { Corrections } from './corrections.ts';
import type { MarketFilters } from './filters.ts';
import type { Listing } from './listing.store.ts';
import { asksFor, isEmpty, parseSearch, type SearchText } from './searchText.ts';
import { type Candidates, type MarketPlace, select } from './select.ts';
import { WordIndex, wordTables } from './wordIndex.ts';

const columnNames = [
  'row',
  'id',
  'version',
  'country',
  'language',
  'status',
  'skill',
  'rolesOpen',
  'publishedAt',
  'endsAt',
  'builtTens',
] as const satisfies (keyof ColumnsRow)[];

const tables = `
  PRAGMA journal_mode = OFF;
  CREATE TABLE projects(${columnNames.map(name => (name === 'row' ? 'row INTEGER PRIMARY KEY' : name)).join(', ')});
  ${wordTables}
`;

interface Asked {
  /** The user's input. */
  search: string;
  filters: MarketFilters;
  sort: MarketSort;
  place: MarketPlace;
  limit: number;
}

/**
 * The market's index, in memory: all public projects with the data by which they are found, filtered, ordered and counted.
 * SQLite's full-text search finds words; everything else is in columns of numbers.
 */
export class MarketIndex {
  /** Time at which it was last brought up to date, by the clock of its reader. */
  until: string;
  readonly #database = new DatabaseSync(':memory:');
  readonly #columns: Columns;
  readonly #words: WordIndex;
  readonly #corrections: Corrections;
  readonly #setRow;
  readonly #removeRow;

  /** An empty index, or one from a snapshot. Throws if the snapshot is damaged. */
  constructor(snapshot?: { bytes: Uint8Array; until: string }) {
    if (snapshot) this.#database.deserialize(snapshot.bytes);
    else this.#database.exec(tables);
    this.until = snapshot?.until ?? '';
    const stored = this.#database.prepare(`SELECT ${columnNames.join(', ')} FROM projects ORDER BY row`);
    const rows = stored.all() as unknown as ColumnsRow[]; // the selected columns
    this.#columns = new Columns(Math.max(1_024, Math.ceil((rows.at(-1)?.row ?? 0) * 1.25)));
    for (const row of rows) this.#columns.set(row);
    this.#words = new WordIndex(this.#database);
    this.#corrections = new Corrections(this.#database, this.#words);
    this.#setRow = this.#database.prepare(
      `INSERT OR REPLACE INTO projects VALUES (${columnNames.map(() => '?').join(', ')})`,
    );
    this.#removeRow = this.#database.prepare('DELETE FROM projects WHERE row = ?');
  }

  /** Number of public projects. */
  get size(): number {
    return this.#columns.size;
  }

  /** Number of their open roles. */
  get rolesOpen(): number {
    return this.#columns.rolesOpen;
  }

  /** Takes over listings that are not in it yet, in any order. Returns how many. */
  apply(changes: readonly Listing[]): number {
    const news = changes.filter(
      ({ ProjectID, document, version }) =>
        version > (this.#columns.versionOf(ProjectID) ?? (document ? 0 : Number.POSITIVE_INFINITY)),
    );
    if (news.length > 0) {
      this.#database.exec('BEGIN');
      for (const listing of news) this.#take(listing);
      this.#database.exec('COMMIT'); // all at once is faster, not safer: the database is in memory
    }
    return news.length;
  }

  #take({ ProjectID, document, version }: Listing): void {
    const known = this.#columns.rowOf(ProjectID);
    if (!document) {
      if (known === undefined) return;
      this.#words.remove(known);
      this.#removeRow.run(known);
      this.#columns.remove(ProjectID);
      return;
    }
    const values = toColumnsRow(known ?? this.#columns.freeRow, ProjectID, version, document);
    this.#words.set(values.row, document);
    this.#setRow.run(...columnNames.map(name => values[name]));
    this.#columns.set(values);
  }

  /** Finds a page of projects, the number of results for each filter, and the corrected words if the search was corrected. */
  find({ search, ...asked }: Asked) {
    const typed = parseSearch(search);
    const found = this.#candidatesOf(typed, search !== '');
    const corrected = found.rows.length === 0 ? this.#correctionOf(typed) : undefined;
    const selection = select(this.#columns, corrected?.candidates ?? found, asked);
    return { ...selection, corrected: corrected?.words };
  }

  /** The correction of a search that finds nothing in the whole market, with the projects that the correction finds. */
  #correctionOf(typed: SearchText): { candidates: Candidates; words: readonly string[] } | undefined {
    if (typed.words.length === 0) return undefined;
    for (const meant of [this.#corrections.correct(typed), this.#corrections.joined(typed)]) {
      const candidates = meant && this.#words.find(meant);
      if (candidates && candidates.rows.length > 0) return { candidates, words: meant.words };
    }
    return undefined;
  }

  #candidatesOf(search: SearchText, isText: boolean): Candidates {
    if (asksFor(search)) return this.#words.find(search);
    if (isText && isEmpty(search)) return { rows: [] };
    const all = Array.from(this.#columns.ids.keys());
    if (search.excluded.length === 0) return { rows: all };
    const excluded = new Uint8Array(all.length);
    for (const row of this.#words.findExcluded(search)) excluded[row] = 1;
    return { rows: all.filter(row => excluded[row] === 0) };
  }

  /** The whole index as bytes, from which another one can be made. */
  toSnapshot(): Uint8Array {
    this.#database.exec("INSERT INTO words(words) VALUES ('optimize'); VACUUM");
    return this.#database.serialize();
  }
}
