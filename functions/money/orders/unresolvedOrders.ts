import { isRefusal } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import { openOrderShards, orders, type StoredPayment } from './order.store.ts';

/** Every order that is not decided, those that expire first first in each shard; those that expire after `until` are left out. */
export async function* iterateUnresolvedOrders(table: Table, until?: string): AsyncGenerator<StoredPayment> {
  for (const pk of openOrderShards) {
    let cursor: string | undefined;
    do {
      const between = until === undefined ? {} : { between: ['0', `${until}#~`] as const };
      const page = await table.query(orders, { index: 'gsi1', pk, ...between, limit: 100, cursor });
      if (isRefusal(page)) throw new Error('The table did not take its own cursor.');
      yield* page.items;
      cursor = page.cursor;
    } while (cursor);
  }
}
