import type { PayoutState } from '#shared/lifecycle.ts';
import { readPeople } from '../payments/people.ts';
import type { Outside } from '../platform/outside.ts';
import { isRefusal } from '../platform/refusal.ts';
import { newestAcross } from './newestAcross.ts';
import { payoutEntries, payoutShards, payouts, shardsByStatus } from './payout.store.ts';
import { toPayout } from './toPayout.ts';

interface Wish {
  status?: PayoutState | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** All payouts, or those in a state, the newest first. One request for each of four partitions, at once, then one or two. */
export async function listAllPayouts({ table }: Pick<Outside, 'table'>, { status, ...paging }: Wish) {
  if (status) {
    const page = await newestAcross(table, payouts, {
      index: 'gsi2',
      shards: shardsByStatus(status),
      ...paging,
    });
    if (isRefusal(page)) return page;
    const person = await readPeople(
      table,
      page.items.map(({ recipientId }) => recipientId),
    );
    return { ...page, items: page.items.map(payout => toPayout(payout, person(payout.recipientId))) };
  }

  const page = await newestAcross(table, payoutEntries, { index: 'gsi1', shards: payoutShards, ...paging });
  if (isRefusal(page)) return page;
  const [found, person] = await Promise.all([
    table.load(...page.items.map(({ recipientPayoutId }) => payouts.key(recipientPayoutId))),
    readPeople(
      table,
      page.items.map(({ recipientId }) => recipientId),
    ),
  ]);
  return {
    ...page,
    items: found
      .filter(payout => payout !== undefined)
      .map(payout => toPayout(payout, person(payout.recipientId))),
  };
}
