import { DatabaseSync } from 'node:sqlite';
import type { Listing } from '#functions/projects/listing.store.ts';
import type { MarketSort } from '#shared/finding.ts';
import type { ProjectID } from '#shared/ids.ts';
import { Columns, type ColumnsRow, toColumnsRow } from './columns.ts';
import { filterGroups, filterValues, type MarketFilters } from './filters.ts';
import { marketOrder } from './marketOrder.ts';
import { projectTexts, projectWords } from './projectWords.ts';
import { RoleIndex, roleTables } from './roleIndex.ts';
import { type MarketPlace, select } from './select.ts';
import { definitionOf } from './wordIndex.ts';
import { WordSearch } from './wordSearch.ts';

const columnNames = [
  'row',
  'id',
  'version',
  'country',
  'language',
  'status',
  'skill',
  'publishedAt',
  'endsAt',
  'builtTens',
] as const satisfies (keyof ColumnsRow)[];

const tables = `
  PRAGMA journal_mode = OFF;
  CREATE TABLE projects(${columnNames.map(name => (name === 'row' ? 'row INTEGER PRIMARY KEY' : name)).join(', ')});
  ${definitionOf(projectWords)}
  ${roleTables}
`;

interface Asked {
  /** The user's input. */
  search: string;
  filters: MarketFilters;
  sort: MarketSort;
  place: MarketPlace;
  limit: number;
  /** The time for which open roles are counted; that of the first page if absent. */
  now?: string;
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
  readonly #words;
  readonly #roles: RoleIndex;
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
    this.#words = new WordSearch(this.#database, projectWords);
    this.#roles = new RoleIndex(this.#database);
    this.#setRow = this.#database.prepare(
      `INSERT OR REPLACE INTO projects VALUES (${columnNames.map(() => '?').join(', ')})`,
    );
    this.#removeRow = this.#database.prepare('DELETE FROM projects WHERE row = ?');
  }

  /** Number of public projects. */
  get size(): number {
    return this.#columns.size;
  }

  /** Number of their roles that one can apply for at a time. */
  rolesOpenAt(at: string): number {
    return this.#roles.openAt(at);
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
      this.#words.index.remove(known);
      this.#roles.remove(known);
      this.#removeRow.run(known);
      this.#columns.remove(ProjectID);
      return;
    }
    const values = toColumnsRow(known ?? this.#columns.freeRow, ProjectID, version, document);
    this.#words.index.set(values.row, projectTexts(document));
    this.#roles.set(values.row, document);
    this.#setRow.run(...columnNames.map(name => values[name]));
    this.#columns.set(values);
  }

  /**
   * The newest projects that match a search as it was typed and were published after `from` and until `to`, at most `limit`.
   * `isComplete` is false if there are more.
   */
  findNew(
    { search, ...filters }: MarketFilters & { search: string },
    { from, to, limit }: { from: string; to: string; limit: number },
  ): { ids: ProjectID[]; isComplete: boolean } {
    const { ids, bits, publishedAt } = this.#columns;
    const [after, upTo] = [Date.parse(from), Date.parse(to)];
    const isNew = (at: number) => at > after && at <= upTo;
    const { rows, next } = select(
      {
        groups: filterGroups,
        values: filterValues,
        bits,
        idOf: row => (isNew(publishedAt[row] ?? 0) ? ids[row] : undefined),
      },
      this.#words.findAsTyped(search, () => [...ids.keys()]),
      { filters, orderOf: marketOrder(this.#columns, 'newest', upTo), place: { at: to }, limit },
    );
    return { ids: rows.flatMap(row => ids[row] ?? []), isComplete: next === undefined };
  }

  /** A page of projects, the number of results for each filter, and the corrected words if the search was corrected. */
  find({ search, filters, sort, place, limit, now = place.at }: Asked) {
    const { ids, bits } = this.#columns;
    const { candidates, corrected } = this.#words.find(search, () => [...ids.keys()]);
    const { rows, next, counts } = select(
      { groups: filterGroups, values: filterValues, bits, idOf: row => ids[row] },
      candidates,
      { filters, orderOf: marketOrder(this.#columns, sort, Date.parse(place.at)), place, limit },
    );
    return {
      ids: rows.flatMap(row => ids[row] ?? []),
      next,
      counts: { ...counts, projects: this.size, rolesOpen: this.rolesOpenAt(now) },
      corrected,
    };
  }

  /** A page of open roles, as `find` finds projects. */
  findRoles(asked: Parameters<RoleIndex['find']>[0]) {
    return this.#roles.find(asked);
  }

  /** Projects with a role whose last day to apply is over at a time. */
  projectsWithClosedRoles(at: string): ProjectID[] {
    return this.#roles.projectsWithClosed(at).flatMap(row => this.#columns.ids[row] ?? []);
  }

  /** The whole index as bytes, from which another one can be made. */
  toSnapshot(): Uint8Array {
    this.#database.exec(
      "INSERT INTO words(words) VALUES ('optimize'); INSERT INTO roleWords(roleWords) VALUES ('optimize'); VACUUM",
    );
    return this.#database.serialize();
  }
}
