import { isRefusal } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import type { PayoutState } from '#shared/lifecycle.ts';
import { payouts, type StoredPayout, shardsByStatus } from './payout.store.ts';

/** Iterates over the payouts with a status, oldest first within each shard. Payouts created after `until` are left out. */
export async function* iteratePayouts(
  table: Table,
  status: PayoutState,
  until?: string,
): AsyncGenerator<StoredPayout> {
  for (const pk of shardsByStatus(status)) {
    let cursor: string | undefined;
    do {
      const between = until === undefined ? {} : { between: ['0', `${until}#~`] as const };
      const page = await table.query(payouts, { index: 'gsi2', pk, ...between, limit: 100, cursor });
      if (isRefusal(page)) throw new Error('Cursor rejected by the table.');
      yield* page.items;
      cursor = page.cursor;
    } while (cursor);
  }
}
