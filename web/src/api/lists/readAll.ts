import { lists } from '#shared/settings.ts';
import { call } from '#web/api/client.ts';
import type { ApiInput } from '#web/api/request.ts';
import type { ItemOf, ListID } from './useList.ts';

/** Reads all items of a list, page by page. Throws an ApiError. */
export async function readAll<Id extends ListID>(id: Id, input: ApiInput<Id>): Promise<ItemOf<Id>[]> {
  const requested: ApiInput<Id> & { query?: object } = input;
  const items: ItemOf<Id>[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: lists.max, ...requested.query, ...(cursor && { cursor }) };
    const page = await call(id, { ...requested, query });
    items.push(...(page.items as ItemOf<Id>[])); // `call` returned an output of this endpoint
    cursor = page.cursor;
  } while (cursor);
  return items;
}
