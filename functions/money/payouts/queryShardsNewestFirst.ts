import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import type { EntityType } from '#functions/platform/table/entity.ts';
import type { Page, Table } from '#functions/platform/table.ts';
import { type StoredPayout, sortKeyOf } from './payout.store.ts';

type Placed = Pick<StoredPayout, 'createdDate' | 'recipientPayoutId'>;

interface ShardedQuery {
  index: 'gsi1' | 'gsi2';
  shards: readonly string[];
  limit: number;
  cursor?: string | undefined;
}

/**
 * Queries a page across shards with the same sort key, newest first. The cursor is the sort key at which the page
 * ended. Cost: one concurrent request per shard.
 */
export async function queryShardsNewestFirst<T extends Placed>(
  table: Pick<Table, 'query'>,
  shape: EntityType<T>,
  { index, shards, limit, cursor }: ShardedQuery,
): Promise<Page<T> | Refusal<'INVALID_CURSOR'>> {
  const end = cursor === undefined ? undefined : decodeCursor(cursor);
  if (cursor !== undefined && !end) return refuse('INVALID_CURSOR');

  const pages = await Promise.all(
    shards.map(pk =>
      table.query(shape, {
        index,
        pk,
        order: 'desc',
        limit: limit + 1, // one of them may be the last item of the previous page
        ...(end && { between: ['0', end] as const }),
      }),
    ),
  );
  const found = pages
    .flatMap(({ items }) => items)
    .filter(item => sortKeyOf(item) !== end)
    .toSorted((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? 1 : -1));

  const items = found.slice(0, limit);
  const last = items.at(-1);
  return found.length > limit && last
    ? { items, cursor: Buffer.from(sortKeyOf(last)).toString('base64url') }
    : { items };
}

function decodeCursor(cursor: string): string | undefined {
  const place = Buffer.from(cursor, 'base64url').toString('utf8');
  return /^\d{4}-\d{2}-\d{2}T[\d:.]{12}Z#[\w-]{1,64}$/.test(place) ? place : undefined;
}
