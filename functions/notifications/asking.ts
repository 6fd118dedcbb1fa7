import * as z from 'zod/mini';
import { entity, type Key, type Ref } from '#functions/platform/table/entity.ts';
import type { Table } from '#functions/platform/table.ts';

/** Action that news asks its reader for. It has been taken, or is no longer wanted, once the item's field has another value. */
export const Asking = z.object({
  pk: z.string(),
  sk: z.string(),
  /** Name of the item's entity. */
  entity: z.string(),
  /** Name of a field; `contact.status` for one within another. */
  field: z.string(),
  /** Values of the field until the reader has acted. */
  values: z.array(z.string()),
});
export type Asking = z.infer<typeof Asking>;

/** News that is worth reading while the field of an item has one of some values. */
export const askingWhile = (
  { pk, sk, of }: Ref<unknown>,
  field: string,
  values: readonly string[],
): Asking => ({
  pk,
  sk,
  entity: of.name,
  field,
  values: [...values],
});

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
  const items = new Map([...asked.keys()].map((id, place) => [id, found[place]]));
  return entries.filter(
    ({ asks }) => !asks || asks.values.includes(String(valueAt(items.get(idOf(asks)), asks.field))),
  );
}

const idOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

const valueAt = (item: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => Reflect.get(Object(value), name), item);
