import type { SearchDocument } from '#functions/projects/searchDocument.ts';
import type { ProjectID } from '#shared/ids.ts';
import { bitsOf, enlarged } from './arrays.ts';
import { filterGroups, filterValues, type MarketFilters } from './filters.ts';

/** A project as the columns hold it, and as it is stored in a snapshot. */
export interface ColumnsRow extends Record<keyof MarketFilters, number> {
  /** Number of the row. */
  row: number;
  id: string;
  /** Version of its listing. */
  version: number;
  /** Milliseconds since 1970. */
  publishedAt: number;
  endsAt: number;
  builtTens: number;
}

/** The row of a project. */
export const toColumnsRow = (
  row: number,
  id: ProjectID,
  version: number,
  document: SearchDocument,
): ColumnsRow => ({
  row,
  id,
  version,
  country: bitsOf(filterValues.country, [document.country]),
  language: bitsOf(filterValues.language, [document.language]),
  status: bitsOf(filterValues.status, [document.status]),
  skill: bitsOf(
    filterValues.skill,
    document.openRoles.map(({ skill }) => skill),
  ),
  publishedAt: Date.parse(document.publishedAt),
  endsAt: Date.parse(document.endsAt),
  builtTens: document.builtTens,
});

/** The filters and orders of all projects, as arrays of numbers that are read from one end to the other in a millisecond or two. */
export class Columns {
  /** Ids by row; undefined for rows of projects that are no longer public. */
  readonly ids: (ProjectID | undefined)[] = [];
  /** Bits of each group by row. */
  bits: Record<keyof MarketFilters, Uint8Array>;
  publishedAt: Float64Array;
  endsAt: Float64Array;
  builtTens: Uint8Array;
  #versions: Uint32Array;
  readonly #rows = new Map<ProjectID, number>();

  constructor(capacity = 1_024) {
    const bytes = () => new Uint8Array(capacity);
    this.bits = { country: bytes(), language: bytes(), status: bytes(), skill: bytes() };
    this.publishedAt = new Float64Array(capacity);
    this.endsAt = new Float64Array(capacity);
    this.builtTens = bytes();
    this.#versions = new Uint32Array(capacity);
  }

  /** Number of projects. */
  get size(): number {
    return this.#rows.size;
  }

  rowOf(id: ProjectID): number | undefined {
    return this.#rows.get(id);
  }

  versionOf(id: ProjectID): number | undefined {
    const row = this.#rows.get(id);
    return row === undefined ? undefined : this.#versions[row];
  }

  /** A row that was never used. Rows of projects that went are free again in the next snapshot. */
  get freeRow(): number {
    return this.ids.length;
  }

  set(values: ColumnsRow): void {
    const { row, version } = values;
    const id = values.id as ProjectID; // it was one when it was stored
    if (row >= this.publishedAt.length) this.#grow(row + 1);
    while (this.ids.length <= row) this.ids.push(undefined);
    this.ids[row] = id;
    this.#rows.set(id, row);
    for (const group of filterGroups) this.bits[group][row] = values[group];
    this.publishedAt[row] = values.publishedAt;
    this.endsAt[row] = values.endsAt;
    this.builtTens[row] = values.builtTens;
    this.#versions[row] = version;
  }

  remove(id: ProjectID): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    this.#rows.delete(id);
    this.ids[row] = undefined;
  }

  #grow(least: number): void {
    const capacity = Math.max(least, this.publishedAt.length * 2);
    for (const group of filterGroups) this.bits[group] = enlarged(this.bits[group], capacity);
    this.publishedAt = enlarged(this.publishedAt, capacity);
    this.endsAt = enlarged(this.endsAt, capacity);
    this.builtTens = enlarged(this.builtTens, capacity);
    this.#versions = enlarged(this.#versions, capacity);
  }
}
