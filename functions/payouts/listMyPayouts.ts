import type { UserID } from '#shared/ids.ts';
import type { PayoutState } from '#shared/lifecycle.ts';
import { authors, formerMember, toBrief } from '../authors/author.store.ts';
import type { Outside } from '../platform/outside.ts';
import { isRefusal } from '../platform/refusal.ts';
import { ownByStatus, ownPayouts, payoutEntries, payouts, type StoredPayout } from './payout.store.ts';
import { toPayout } from './toPayout.ts';

interface Wish {
  by: UserID;
  status?: PayoutState | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** A person's payouts, all or those in a state, the newest first. Two requests. */
export async function listMyPayouts({ table }: Pick<Outside, 'table'>, { by, status, limit, cursor }: Wish) {
  if (status) {
    const page = await table.list(payouts, {
      index: 'gsi1',
      pk: ownByStatus(by, status),
      order: 'desc',
      limit,
      cursor,
    });
    if (isRefusal(page)) return page;
    return shown(page.items, await table.get(authors.key(by)), page.cursor);
  }

  const page = await table.list(payoutEntries, { pk: ownPayouts(by), order: 'desc', limit, cursor });
  if (isRefusal(page)) return page;
  const [person, ...found] = await table.load(
    authors.key(by),
    ...page.items.map(({ recipientPayoutId }) => payouts.key(recipientPayoutId)),
  );
  return shown(
    found.filter(payout => payout !== undefined),
    person,
    page.cursor,
  );

  function shown(items: StoredPayout[], person: Parameters<typeof toBrief>[0] | undefined, next?: string) {
    const recipient = person ? toBrief(person) : formerMember(by);
    return { items: items.map(payout => toPayout(payout, recipient)), ...(next && { cursor: next }) };
  }
}
