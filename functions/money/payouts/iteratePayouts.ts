import type { Table } from '#functions/platform/table.ts';
import type { PayoutState } from '#shared/lifecycle.ts';
import { payouts, type StoredPayout, shardsByStatus } from './payout.store.ts';

/** Iterates over the payouts with a status, oldest first within each shard. Payouts created after `until` are left out. */
export async function* iteratePayouts(
  table: Table,
  status: PayoutState,
  until?: string,
): AsyncGenerator<StoredPayout> {
  const between = until === undefined ? {} : { between: ['0', `${until}#~`] as const };
  for (const pk of shardsByStatus(status)) yield* table.each(payouts, { index: 'gsi2', pk, ...between });
}
