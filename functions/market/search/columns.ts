import { enlarged } from './arrays.ts';

/** The ids, filters and orders of a kind of documents. */
export interface Layout<Id extends string, Group extends string, Field extends string> {
  /** The id that a stored text is. */
  idOf: (text: string) => Id;
  /** Filters, each with its values in the order of their bits: eight at most. */
  values: Readonly<Record<Group, readonly string[]>>;
  /** Numbers by which documents are ordered or told apart. */
  fields: readonly Field[];
}

/** A document as the columns hold it, and as it is stored in a snapshot. */
export type ColumnsRow<Group extends string, Field extends string> = Record<Group | Field, number> & {
  /** Number of the row. */
  row: number;
  id: string;
  /** Version of its listing. */
  version: number;
};

/** The filters and orders of all documents of a kind, as arrays of numbers that are read from one end to the other in a millisecond or two. */
export class Columns<Id extends string, Group extends string, Field extends string> {
  /** Ids by row; undefined for rows of documents that are no longer public. */
  readonly ids: (Id | undefined)[] = [];
  /** Bits of each group by row. */
  readonly bits: Record<Group, Uint8Array>;
  readonly numbers: Record<Field, Float64Array>;
  readonly groups: readonly Group[];
  readonly #fields: readonly Field[];
  readonly #idOf: (text: string) => Id;
  #versions: Uint32Array;
  readonly #rows = new Map<Id, number>();

  constructor({ idOf, values, fields }: Layout<Id, Group, Field>, capacity: number) {
    this.#idOf = idOf;
    this.groups = Object.keys(values) as Group[]; // its own names
    this.#fields = fields;
    const each = <Name extends string, A>(names: readonly Name[], make: () => A) =>
      Object.fromEntries(names.map(name => [name, make()])) as Record<Name, A>; // of these names
    this.bits = each(this.groups, () => new Uint8Array(capacity));
    this.numbers = each(fields, () => new Float64Array(capacity));
    this.#versions = new Uint32Array(capacity);
  }

  /** Number of documents. */
  get size(): number {
    return this.#rows.size;
  }

  rowOf(id: Id): number | undefined {
    return this.#rows.get(id);
  }

  versionOf(id: Id): number | undefined {
    const row = this.#rows.get(id);
    return row === undefined ? undefined : this.#versions[row];
  }

  /** A row that was never used. Rows of documents that went are free again in the next snapshot. */
  get freeRow(): number {
    return this.ids.length;
  }

  set(values: ColumnsRow<Group, Field>): void {
    const { row, version } = values;
    const id = this.#idOf(values.id);
    if (row >= this.#versions.length) this.#grow(Math.max(row + 1, this.#versions.length * 2));
    while (this.ids.length <= row) this.ids.push(undefined);
    this.ids[row] = id;
    this.#rows.set(id, row);
    for (const group of this.groups) this.bits[group][row] = values[group];
    for (const field of this.#fields) this.numbers[field][row] = values[field];
    this.#versions[row] = version;
  }

  remove(id: Id): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    this.#rows.delete(id);
    this.ids[row] = undefined;
  }

  #grow(capacity: number): void {
    for (const group of this.groups) this.bits[group] = enlarged(this.bits[group], capacity);
    for (const field of this.#fields) this.numbers[field] = enlarged(this.numbers[field], capacity);
    this.#versions = enlarged(this.#versions, capacity);
  }
}
