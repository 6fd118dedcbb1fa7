import type * as z from 'zod/mini';
import { unpacked } from './packing.ts';

/** Primary key in the table or in one of its indexes. */
export interface Key {
  pk: string;
  sk: string;
}

/**
 * Type of an item, as the table needs it. Declared with methods, so that an `EntityType<Project>` is an
 * `EntityType<unknown>`.
 */
export interface EntityType<T> {
  /** Stored in each item as `entity`. */
  readonly name: string;
  /** Fields that are stored compressed. */
  readonly packs: readonly string[];
  /** Parses a stored item; throws if it is invalid. */
  parse(raw: unknown): T;
  /** Index keys of an item; it is absent from the other indexes. */
  indexes(item: T): Partial<Record<Index, Key>>;
  /** Expiry in seconds since 1970. */
  expires(item: T): number | undefined;
}

export type Index = 'gsi1' | 'gsi2';

/** Key of an item, with its type. */
export interface Ref<T> extends Key {
  readonly of: EntityType<T>;
}

/** Type of an item with its keys. */
export interface Entity<T, Ids extends unknown[]> extends EntityType<T> {
  /** Key of an item, from its ids. */
  key(...ids: Ids): Ref<T>;
}

interface Definition<S extends z.ZodMiniType, Ids extends unknown[]> {
  name: string;
  schema: S;
  key(...ids: Ids): Key;
  /**
   * Fields with long texts, which are stored compressed: each kilobyte of an item is paid for with each write of it, in each of its
   * indexes. They are written and read as any others, but cannot be compared by a condition.
   */
  packs?: readonly (keyof z.output<S> & string)[];
  gsi1?(item: z.output<S>): Key | undefined;
  gsi2?(item: z.output<S>): Key | undefined;
  /** Seconds since 1970. */
  ttl?(item: z.output<S>): number | undefined;
}

/** Defines a type of item. */
export function entity<S extends z.ZodMiniType, Ids extends unknown[]>(
  definition: Definition<S, Ids>,
): Entity<z.output<S>, Ids> {
  const { name, schema, packs = [] } = definition;
  const shape: EntityType<z.output<S>> = {
    name,
    packs,
    parse: raw => schema.parse(unpacked(packs, raw)),
    indexes(item) {
      const gsi1 = definition.gsi1?.(item);
      const gsi2 = definition.gsi2?.(item);
      return { ...(gsi1 && { gsi1: assertKey(gsi1) }), ...(gsi2 && { gsi2: assertKey(gsi2) }) };
    },
    expires: item => definition.ttl?.(item),
  };

  const key = (...ids: Ids): Ref<z.output<S>> => {
    if (ids.some(id => id === undefined || id === null || id === ''))
      throw new Error(`Id of ${name} is missing`);
    return { ...assertKey(definition.key(...ids)), of: shape };
  };
  return { ...shape, key };
}

/** Asserts that both parts of a key are present: a missing part would widen a read or write. */
export function assertKey<K extends Key>(key: K): K {
  if (!key.pk || !key.sk) throw new Error(`Incomplete key: ${JSON.stringify({ pk: key.pk, sk: key.sk })}`);
  return key;
}
