import type * as z from 'zod/mini';

/** A place in the table or in one of its indexes. */
export interface Key {
  pk: string;
  sk: string;
}

/** What the table needs to know about one kind of item. Methods, so that a `Shape<Project>` is a `Shape<unknown>`. */
export interface EntityType<T> {
  /** Written into each item as `entity`. */
  readonly name: string;
  /** Parses an item read back; throws when it is not what was agreed. */
  parse(raw: unknown): T;
  /** Where the item stands in each index; absent: not in it. */
  indexes(item: T): Partial<Record<Index, Key>>;
  /** Seconds since 1970 after which the item may go. */
  expires(item: T): number | undefined;
}

export type Index = 'gsi1' | 'gsi2';

/** The address of one item, and of which kind it is. */
export interface Ref<T> extends Key {
  readonly of: EntityType<T>;
}

/** One kind of item: its schema, its keys, its indexes. */
export interface Entity<T, Ids extends unknown[]> extends EntityType<T> {
  /** The address of an item by its ids. */
  key(...ids: Ids): Ref<T>;
}

interface Definition<S extends z.ZodMiniType, Ids extends unknown[]> {
  name: string;
  schema: S;
  key(...ids: Ids): Key;
  gsi1?(item: z.output<S>): Key | undefined;
  gsi2?(item: z.output<S>): Key | undefined;
  /** Seconds since 1970. */
  ttl?(item: z.output<S>): number | undefined;
}

/** Defines one kind of item. */
export function entity<S extends z.ZodMiniType, Ids extends unknown[]>(
  definition: Definition<S, Ids>,
): Entity<z.output<S>, Ids> {
  const { name, schema } = definition;
  const shape: EntityType<z.output<S>> = {
    name,
    parse: raw => schema.parse(raw),
    indexes(item) {
      const gsi1 = definition.gsi1?.(item);
      const gsi2 = definition.gsi2?.(item);
      return { ...(gsi1 && { gsi1: assertKey(gsi1) }), ...(gsi2 && { gsi2: assertKey(gsi2) }) };
    },
    expires: item => definition.ttl?.(item),
  };

  const key = (...ids: Ids): Ref<z.output<S>> => {
    if (ids.some(id => id === undefined || id === null || id === ''))
      throw new Error(`An id of ${name} is missing.`);
    return { ...assertKey(definition.key(...ids)), of: shape };
  };
  return { ...shape, key };
}

/** The key as it is, if both parts are there: a missing part would widen what is read or written. */
export function assertKey<K extends Key>(key: K): K {
  if (!key.pk || !key.sk)
    throw new Error(`A key is missing a part: ${JSON.stringify({ pk: key.pk, sk: key.sk })}.`);
  return key;
}
