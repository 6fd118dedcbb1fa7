import type { Deps } from '#functions/platform/deps.ts';
import type { UserID } from '#shared/ids.ts';
import { money } from '#shared/settings.ts';
import { day } from '#shared/time.ts';
import { payouts, shardsByStatus, sortKeyOf } from './payout.store.ts';
import type { FindPayouts, PayoutQueue, PayoutWork } from './payoutQueue.ts';

type QueueDeps = Pick<Deps, 'table' | 'now'> & { payoutQueue: PayoutQueue };

/** Payouts per message that finds recipients: a page of the table. */
const pageSize = 500;

/** Creation date until which payouts are due. */
export const dueUntil = (now: string): string =>
  new Date(Date.parse(now) - money.eligibleAfterDays * day).toISOString();

/**
 * Starts a payout run: the queue finds the recipients of all due payouts, page by page, and sends them. What one
 * function leaves unfinished, another one continues from its message.
 */
export async function queueDuePayouts({ now, payoutQueue }: QueueDeps): Promise<{ searches: number }> {
  const until = { pending: dueUntil(now()), eligible: now() };
  const searches: FindPayouts[] = (['pending', 'eligible'] as const).flatMap(find =>
    shardsByStatus(find).map((_, shard) => ({ find, shard, until: until[find] })),
  );
  await payoutQueue.send(searches);
  return { searches: searches.length };
}

/**
 * Queues the recipients of a page of payouts, each once, and the next page. A recipient of several pages is queued
 * several times, which sends nothing twice.
 */
export async function queueRecipients({ table, payoutQueue }: QueueDeps, search: FindPayouts): Promise<void> {
  const { find, shard, until, after } = search;
  const pk = shardsByStatus(find)[shard];
  if (pk === undefined) throw new Error(`Shard ${shard} of payouts does not exist.`);

  const { items } = await table.query(payouts, {
    index: 'gsi2',
    pk,
    limit: pageSize,
    between: [after === undefined ? '0' : `${after}!`, `${until}#~`],
  });
  const ready = items.filter(({ held, setAside }) => !held && !setAside);
  const recipients = [...new Set<UserID>(ready.map(({ recipientId }) => recipientId))];
  const last = items.at(-1);
  const messages: PayoutWork[] = recipients.map(recipientId => ({ recipientId }));
  if (items.length === pageSize && last) messages.push({ ...search, after: sortKeyOf(last) });
  await payoutQueue.send(messages);
}
