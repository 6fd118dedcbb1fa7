import * as z from 'zod/mini';
import { entity, type Key, type Ref } from '#functions/platform/table/entity.ts';
import type { Table } from '#functions/platform/table.ts';

const condition = {
  /** Name of a field; `contact.status` for one within another. */
  field: z.string(),
  /** Values of the field until the reader has acted. */
  values: z.array(z.string()),
};

/** Action that news asks its reader for. It has been taken, or is no longer wanted, once one of the item's fields has another value. */
export const Asking = z.object({
  pk: z.string(),
  sk: z.string(),
  /** Name of the item's entity. */
  entity: z.string(),
  ...condition,
  /** Further fields. */
  and: z.optional(z.array(z.object(condition))),
  /** A list that names the reader once they have acted. */
  until: z.optional(z.object({ field: z.string(), names: z.string() })),
});
export type Asking = z.infer<typeof Asking>;

/** Value of a field that an item does not have, and of each field of an item that does not exist. */
export const absent = 'undefined';

/** News that is worth reading while the field of an item has one of some values, and others of its fields as well. */
export const askingWhile = (
  { pk, sk, of }: Ref<unknown>,
  field: string,
  values: readonly string[],
  and: Readonly<Record<string, readonly string[]>> = {},
): Asking => {
  const others = Object.entries(and).map(([other, ofOther]) => ({ field: other, values: [...ofOther] }));
  return {
    pk,
    sk,
    entity: of.name,
    field,
    values: [...values],
    ...(others.length > 0 && { and: others }),
  };
};

/** Whether an item still asks for the action. */
export const isAsked = ({ field, values, and = [], until }: Asking, item: unknown): boolean => {
  const names = until && valueAt(item, until.field);
  if (Array.isArray(names) && names.includes(until?.names)) return false;
  return [{ field, values }, ...and].every(one => one.values.includes(String(valueAt(item, one.field))));
};

/** The key of an item of which only one field is read. */
const refOf = ({ pk, sk, entity: name }: Asking) =>
  entity({ name, schema: z.record(z.string(), z.unknown()), key: () => ({ pk, sk }) }).key();

/** The entries that ask for nothing, or for an action that has not been taken. Cost: at most 1 DynamoDB request. */
export async function withoutAnswered<Entry extends { asks?: Asking | undefined }>(
  table: Pick<Table, 'batchGetEventually'>,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const asked = new Map(entries.flatMap(({ asks }) => (asks ? [[idOf(asks), asks] as const] : [])));
  const found = await table.batchGetEventually(...[...asked.values()].map(refOf));
  const items = new Map([...asked.keys()].map((id, index) => [id, found[index]]));
  return entries.filter(({ asks }) => !asks || isAsked(asks, items.get(idOf(asks))));
}

const idOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

/** The value of a field; `contact.status` for one within another. */
export const valueAt = (item: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => Reflect.get(Object(value), name), item);
