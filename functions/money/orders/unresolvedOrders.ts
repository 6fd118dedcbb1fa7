import { isRefusal } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import { openOrderShards, orders, type StoredPayment } from './order.store.ts';

/** Iterates over unresolved orders, by expiry within each shard. Orders that expire after `until` are left out. */
export async function* iterateUnresolvedOrders(table: Table, until?: string): AsyncGenerator<StoredPayment> {
  for (const pk of openOrderShards) {
    let cursor: string | undefined;
    do {
      const between = until === undefined ? {} : { between: ['0', `${until}#~`] as const };
      const page = await table.query(orders, { index: 'gsi1', pk, ...between, limit: 100, cursor });
      if (isRefusal(page)) throw new Error('Cursor rejected by the table.');
      yield* page.items;
      cursor = page.cursor;
    } while (cursor);
  }
}
