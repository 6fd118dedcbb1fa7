import type { Table } from '#functions/platform/table.ts';
import { openOrderShards, orders, type StoredPayment } from './order.store.ts';

/** Iterates over unresolved orders, by expiry within each shard. Orders that expire after `until` are left out. */
export async function* iterateUnresolvedOrders(table: Table, until?: string): AsyncGenerator<StoredPayment> {
  const between = until === undefined ? {} : { between: ['0', `${until}#~`] as const };
  for (const pk of openOrderShards) yield* table.each(orders, { index: 'gsi1', pk, ...between });
}
