import * as z from 'zod/mini';
import { decodeCursor, encodeCursor } from '#functions/platform/cursor.ts';
import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import type { EntityType } from '#functions/platform/table/entity.ts';
import type { Page, Table } from '#functions/platform/table.ts';
import { type StoredPayout, sortKeyOf } from './payout.store.ts';

type Placed = Pick<StoredPayout, 'createdDate' | 'recipientPayoutId'>;

/** Sort keys between which a list lies. */
export type Between = readonly [first: string, last: string];

interface ShardedQuery {
  index: 'gsi1' | 'gsi2';
  shards: readonly string[];
  limit: number;
  cursor?: string | undefined;
  between?: Between | undefined;
}

/**
 * Queries a page across shards with the same sort key, newest first. The cursor is the sort key at which the page
 * ended. Cost: one concurrent request per shard.
 */
export async function queryShardsNewestFirst<T extends Placed>(
  table: Pick<Table, 'query'>,
  shape: EntityType<T>,
  { index, shards, limit, cursor, between }: ShardedQuery,
): Promise<Page<T> | Refusal<'INVALID_CURSOR'>> {
  const end = cursor === undefined ? undefined : decodeCursor(list, cursor, SortKey);
  if (cursor !== undefined && !end) return refuse('INVALID_CURSOR');

  const [first, latest] = between ?? ['0', '~'];
  const last = end !== undefined && end < latest ? end : latest;
  if (last < first) return { items: [] }; // a query for them would be an error

  const pages = await Promise.all(
    shards.map(pk =>
      table.query(shape, {
        index,
        pk,
        order: 'desc',
        limit: limit + 1, // one of them may be the last item of the previous page
        between: [first, last],
      }),
    ),
  );
  const found = pages
    .flatMap(({ items }) => items)
    .filter(item => sortKeyOf(item) !== end)
    .toSorted((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? 1 : -1));

  const items = found.slice(0, limit);
  const oldest = items.at(-1);
  return found.length > limit && oldest ? { items, cursor: cursorAfter(oldest) } : { items };
}

/** The cursor after a payout in a list across shards. */
export const cursorAfter = (payout: Placed): string => encodeCursor(list, sortKeyOf(payout));

/** All lists across shards are of payouts with the same sort keys: a cursor of one continues another at the same time. */
const list = 'payouts';
const SortKey = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]{12}Z#[\w-]{1,64}$/));
