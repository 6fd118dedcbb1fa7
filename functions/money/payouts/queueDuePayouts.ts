import type { Deps } from '#functions/platform/deps.ts';
import type { UserID } from '#shared/ids.ts';
import { money } from '#shared/settings.ts';
import { day } from '#shared/time.ts';
import { payouts, type StoredPayout, shardsByStatus, sortKeyOf } from './payout.store.ts';
import type { FindPayouts, PayoutQueue, PayoutWork } from './payoutQueue.ts';

type QueueDeps = Pick<Deps, 'table' | 'now'> & { payoutQueue: PayoutQueue };

/** Payouts of a page of the table, and pages of one message that finds recipients. */
const pageSize = 500;
const pagesPerSearch = 20;

/** Creation date until which payouts are due. */
export const dueUntil = (now: string): string =>
  new Date(Date.parse(now) - money.eligibleAfterDays * day).toISOString();

/**
 * Starts a payout run: the queue finds the recipients of all due payouts, page by page, and sends them. A function that
 * runs out of time leaves a message from which another one continues.
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
 * Queues the recipients of some pages of payouts, each once, and a search in those that follow. A recipient whose
 * payouts are found by several searches is queued several times, which sends nothing twice.
 */
export async function queueRecipients({ table, payoutQueue }: QueueDeps, search: FindPayouts): Promise<void> {
  const { find, shard, until, after } = search;
  const pk = shardsByStatus(find)[shard];
  if (pk === undefined) throw new Error(`Shard ${shard} of payouts does not exist.`);

  const recipients = new Set<UserID>();
  let place = after;
  let hasMore = true;
  for (let page = 0; page < pagesPerSearch && hasMore; page += 1) {
    const { items }: { items: StoredPayout[] } = await table.query(payouts, {
      index: 'gsi2',
      pk,
      limit: pageSize,
      between: [place === undefined ? '0' : `${place}!`, `${until}#~`],
    });
    for (const { held, setAside, recipientId } of items) if (!held && !setAside) recipients.add(recipientId);
    const last = items.at(-1);
    place = last && sortKeyOf(last);
    hasMore = items.length === pageSize;
  }
  const messages: PayoutWork[] = [...recipients].map(recipientId => ({ recipientId }));
  if (hasMore && place !== undefined) messages.push({ ...search, after: place });
  await payoutQueue.send(messages);
}
