import type { ProjectID } from '#shared/ids.ts';
import { publicProjectStates } from '#shared/lifecycle.ts';
import { countryCodes, skills, writtenLanguages } from '#shared/settings.ts';
import type { MarketFilters } from './filters.ts';
import type { SearchDocument } from './searchDocument.ts';

/** The values of each group of filters, in the order of their bits. */
export const filterValues = {
  country: countryCodes,
  language: writtenLanguages,
  status: publicProjectStates,
  skill: skills,
} as const satisfies Record<keyof MarketFilters, readonly string[]>;

export const filterGroups = Object.keys(filterValues) as (keyof MarketFilters)[]; // its own names

/** A project as the columns hold it, and as it is stored in a snapshot. */
export interface ColumnsRow extends Record<keyof MarketFilters, number> {
  /** Number of the row. */
  row: number;
  id: string;
  /** Version of its listing. */
  version: number;
  rolesOpen: number;
  /** Milliseconds since 1970. */
  publishedAt: number;
  endsAt: number;
  builtTens: number;
}

/** Bits of some values of a group. */
export const bitsOf = (group: keyof MarketFilters, values: readonly string[]): number => {
  const all: readonly string[] = filterValues[group];
  return values.reduce((bits, value) => bits | (1 << all.indexOf(value)), 0);
};

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
  country: bitsOf('country', [document.country]),
  language: bitsOf('language', [document.language]),
  status: bitsOf('status', [document.status]),
  skill: bitsOf(
    'skill',
    document.roles.map(({ skill }) => skill),
  ),
  rolesOpen: document.rolesOpen,
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
  #rolesOpen: Uint16Array;
  #versions: Uint32Array;
  readonly #rows = new Map<ProjectID, number>();
  #open = 0;

  constructor(capacity = 1_024) {
    const bytes = () => new Uint8Array(capacity);
    this.bits = { country: bytes(), language: bytes(), status: bytes(), skill: bytes() };
    this.publishedAt = new Float64Array(capacity);
    this.endsAt = new Float64Array(capacity);
    this.builtTens = bytes();
    this.#rolesOpen = new Uint16Array(capacity);
    this.#versions = new Uint32Array(capacity);
  }

  /** Number of projects. */
  get size(): number {
    return this.#rows.size;
  }

  /** Number of their open roles. */
  get rolesOpen(): number {
    return this.#open;
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
    const { row, version, rolesOpen } = values;
    const id = values.id as ProjectID; // it was one when it was stored
    if (row >= this.publishedAt.length) this.#grow(row + 1);
    while (this.ids.length <= row) this.ids.push(undefined);
    this.#open += rolesOpen - (this.ids[row] ? (this.#rolesOpen[row] ?? 0) : 0);
    this.ids[row] = id;
    this.#rows.set(id, row);
    for (const group of filterGroups) this.bits[group][row] = values[group];
    this.publishedAt[row] = values.publishedAt;
    this.endsAt[row] = values.endsAt;
    this.builtTens[row] = values.builtTens;
    this.#rolesOpen[row] = rolesOpen;
    this.#versions[row] = version;
  }

  remove(id: ProjectID): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    this.#open -= this.#rolesOpen[row] ?? 0;
    this.#rows.delete(id);
    this.ids[row] = undefined;
  }

  #grow(least: number): void {
    const capacity = Math.max(least, this.publishedAt.length * 2);
    const larger = <A extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
      of: new (length: number) => A,
      from: A,
    ) => {
      const to = new of(capacity);
      to.set(from);
      return to;
    };
    for (const group of filterGroups) this.bits[group] = larger(Uint8Array, this.bits[group]);
    this.publishedAt = larger(Float64Array, this.publishedAt);
    this.endsAt = larger(Float64Array, this.endsAt);
    this.builtTens = larger(Uint8Array, this.builtTens);
    this.#rolesOpen = larger(Uint16Array, this.#rolesOpen);
    this.#versions = larger(Uint32Array, this.#versions);
  }
}
