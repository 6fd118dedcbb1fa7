import type { EntityType, Ref } from './entity.ts';
import { packed } from './packing.ts';

/** A stored item: its fields, keys, entity name, index keys and ttl. */
export function toItem<T>(ref: Ref<T>, given: T): Record<string, unknown> {
  const value = ref.of.parse(given);
  if (typeof value !== 'object' || value === null) throw new Error(`${ref.of.name} is not an object.`);
  return {
    ...packed(ref.of.packs, value),
    pk: ref.pk,
    sk: ref.sk,
    entity: ref.of.name,
    ...derived(ref.of, value),
  };
}

/** Attributes derived from the fields of an item: index keys and ttl. */
export function derived<T>(shape: EntityType<T>, value: T): Record<string, string | number> {
  const { gsi1, gsi2 } = shape.indexes(value);
  const ttl = shape.expires(value);
  return {
    ...(gsi1 && { gsi1pk: gsi1.pk, gsi1sk: gsi1.sk }),
    ...(gsi2 && { gsi2pk: gsi2.pk, gsi2sk: gsi2.sk }),
    ...(ttl !== undefined && { ttl }),
  };
}

/** Names of all derived attributes. */
export const derivedNames = ['gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk', 'ttl'] as const;

/** Parses a stored item. Throws if it is of another type, which is a bug. */
export function fromItem<T>(shape: EntityType<T>, raw: Record<string, unknown>): T {
  if (raw['entity'] !== shape.name)
    throw new Error(
      `Expected ${shape.name} at ${String(raw['pk'])} ${String(raw['sk'])}, found ${String(raw['entity'])}.`,
    );
  try {
    return shape.parse(raw);
  } catch (cause) {
    throw new Error(`Stored ${shape.name} ${String(raw['pk'])} ${String(raw['sk'])} is invalid`, {
      cause,
    });
  }
}
