import type { DatabaseSync } from 'node:sqlite';
import { Columns, type ColumnsRow, type Layout } from './columns.ts';
import { type MarketPlace, select } from './select.ts';
import { definitionOf, type RowTexts, type WordTable } from './wordIndex.ts';
import { WordSearch } from './wordSearch.ts';

/** A kind of documents: what they are found, filtered and ordered by. */
export interface DocumentKind extends Layout<string, string, string> {
  /** Name of the table of its rows. */
  table: string;
  words: WordTable;
}

type IdOf<Kind extends DocumentKind> = ReturnType<Kind['idOf']>;
type GroupOf<Kind extends DocumentKind> = keyof Kind['values'] & string;
type FieldOf<Kind extends DocumentKind> = Kind['fields'][number];
type ColumnOf<Kind extends DocumentKind> = keyof Kind['words']['weights'] & string;

/** The filters and orders of a document. */
export type ValuesOf<Kind extends DocumentKind> = Record<GroupOf<Kind> | FieldOf<Kind>, number>;
/** The texts by which a document is found. */
export type TextsOf<Kind extends DocumentKind> = RowTexts<ColumnOf<Kind>>;

const columnNamesOf = ({ values, fields }: DocumentKind): string[] => [
  'row',
  'id',
  'version',
  ...Object.keys(values),
  ...fields,
];

/** Definition of the tables of a kind. */
export const tablesOf = (kind: DocumentKind): string => `
  CREATE TABLE ${kind.table}(${columnNamesOf(kind)
    .map(name => (name === 'row' ? 'row INTEGER PRIMARY KEY' : name))
    .join(', ')});
  ${definitionOf(kind.words)}
`;

interface Asked<Kind extends DocumentKind> {
  /** The user's input. */
  search: string;
  filters: Record<GroupOf<Kind>, readonly string[]>;
  /** Order of a row in the list: the smallest comes first. */
  orderOf: (row: number, score: number) => number;
  place: MarketPlace;
  limit: number;
  /** Languages whose documents come first. */
  reads?: readonly string[] | undefined;
  /** Whether a row belongs to the list at all; all do if absent. */
  isListed?: (row: number, id: IdOf<Kind>) => boolean;
  /** Whether words that nothing has stay uncorrected. */
  isAsTyped?: boolean;
}

/** The documents of a kind in a database with its tables, with their filters and orders in columns of numbers. */
export class DocumentIndex<Kind extends DocumentKind> {
  readonly columns: Columns<IdOf<Kind>, GroupOf<Kind>, FieldOf<Kind>>;
  readonly #kind: Kind;
  readonly #words: WordSearch<ColumnOf<Kind>>;
  readonly #setRow;
  readonly #removeRow;

  constructor(database: DatabaseSync, kind: Kind) {
    this.#kind = kind;
    const names = columnNamesOf(kind);
    const stored = database.prepare(`SELECT ${names.join(', ')} FROM ${kind.table} ORDER BY row`);
    const rows = stored.all() as unknown as ColumnsRow<GroupOf<Kind>, FieldOf<Kind>>[]; // the selected columns
    const capacity = Math.max(1_024, Math.ceil((rows.at(-1)?.row ?? 0) * 1.25));
    const layout = kind as unknown as Layout<IdOf<Kind>, GroupOf<Kind>, FieldOf<Kind>>; // named by its own keys
    this.columns = new Columns(layout, capacity);
    for (const row of rows) this.columns.set(row);
    this.#words = new WordSearch(database, kind.words);
    this.#setRow = database.prepare(
      `INSERT OR REPLACE INTO ${kind.table} VALUES (${names.map(name => `:${name}`).join(', ')})`,
    );
    this.#removeRow = database.prepare(`DELETE FROM ${kind.table} WHERE row = ?`);
  }

  /** Whether a listing is newer than what the index has; one without a document is, if the index has a document. */
  isNews(id: IdOf<Kind>, { version, document }: { version: number; document?: unknown }): boolean {
    return version > (this.columns.versionOf(id) ?? (document ? 0 : Number.POSITIVE_INFINITY));
  }

  /** Takes over a document, in place of the one that it had by this id. Returns its row. */
  set(
    id: IdOf<Kind>,
    { version, values, texts }: { version: number; values: ValuesOf<Kind>; texts: TextsOf<Kind> },
  ): number {
    const row = this.columns.rowOf(id) ?? this.columns.freeRow;
    const written = { ...values, row, id, version };
    this.#words.index.set(row, texts);
    this.#setRow.run(written);
    this.columns.set(written);
    return row;
  }

  /** Removes a document. Returns the row that it had; undefined if there was none. */
  remove(id: IdOf<Kind>): number | undefined {
    const row = this.columns.rowOf(id);
    if (row === undefined) return undefined;
    this.#words.index.remove(row);
    this.#removeRow.run(row);
    this.columns.remove(id);
    return row;
  }

  /** A page of the documents that match words and filters, in order, what each filter would find, and the words that were looked for in place of those that were typed. */
  find({ search, isListed, isAsTyped = false, ...asked }: Asked<Kind>) {
    const { ids, bits, groups } = this.columns;
    const all = () => [...ids.keys()];
    const found: ReturnType<WordSearch<string>['find']> = isAsTyped
      ? { candidates: this.#words.findAsTyped(search, all) }
      : this.#words.find(search, all);
    const idOf = (row: number): string | undefined => {
      const id = ids[row];
      return id === undefined || (isListed && !isListed(row, id)) ? undefined : id;
    };
    const values = this.#kind.values as Record<GroupOf<Kind>, readonly string[]>; // its own groups
    const { rows, next, counts } = select({ groups, values, bits, idOf }, found.candidates, asked);
    return {
      rows,
      ids: rows.flatMap(row => ids[row] ?? []),
      next,
      counts,
      corrected: found.corrected,
    };
  }
}
