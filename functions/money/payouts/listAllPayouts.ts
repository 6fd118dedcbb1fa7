import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import type { PayoutState } from '#shared/lifecycle.ts';
import { authorKeys, readAuthors } from '../orders/readAuthors.ts';
import { payoutEntries, payoutShards, payouts, type StoredPayout, shardsByStatus } from './payout.store.ts';
import { queryShardsNewestFirst } from './queryShardsNewestFirst.ts';
import { toPayout } from './toPayout.ts';

interface ListAllPayoutsInput {
  status?: PayoutState | undefined;
  limit: number;
  cursor?: string | undefined;
}

type Lists = Pick<Table, 'query'>;

const inState = (table: Lists, status: PayoutState, paging: Omit<ListAllPayoutsInput, 'status'>) =>
  queryShardsNewestFirst(table, payouts, { index: 'gsi2', shards: shardsByStatus(status), ...paging });

const inAnyState = (table: Lists, paging: Omit<ListAllPayoutsInput, 'status'>) =>
  queryShardsNewestFirst(table, payoutEntries, { index: 'gsi1', shards: payoutShards, ...paging });

const keysOf = (items: readonly Pick<StoredPayout, 'recipientPayoutId'>[]) =>
  items.map(({ recipientPayoutId }) => payouts.key(recipientPayoutId));

const recipientsOf = (items: readonly Pick<StoredPayout, 'recipientId'>[]) =>
  items.map(({ recipientId }) => recipientId);

/** The records that a page of payouts needs. */
export async function payoutRefs(table: Lists, { status, ...paging }: ListAllPayoutsInput) {
  const page = await (status ? inState(table, status, paging) : inAnyState(table, paging));
  if (isRefusal(page)) return [];
  return [...authorKeys(recipientsOf(page.items)), ...(status ? [] : keysOf(page.items))];
}

/** Lists all payouts, optionally by status, newest first. Cost: one concurrent request per partition, and one for the records of the page. */
export async function listAllPayouts(
  { table }: Pick<Deps, 'table'>,
  { status, ...paging }: ListAllPayoutsInput,
) {
  if (status) {
    const page = await inState(table, status, paging);
    if (isRefusal(page)) return page;
    const person = await readAuthors(table, recipientsOf(page.items));
    return { ...page, items: page.items.map(payout => toPayout(payout, person(payout.recipientId))) };
  }

  const page = await inAnyState(table, paging);
  if (isRefusal(page)) return page;
  const [found, person] = await Promise.all([
    table.batchGet(...keysOf(page.items)),
    readAuthors(table, recipientsOf(page.items)),
  ]);
  return {
    ...page,
    items: found
      .filter(payout => payout !== undefined)
      .map(payout => toPayout(payout, person(payout.recipientId))),
  };
}
