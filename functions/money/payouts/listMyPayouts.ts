import { authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import type { UserID } from '#shared/ids.ts';
import type { PayoutState } from '#shared/lifecycle.ts';
import { ownByStatus, ownPayouts, payoutEntries, payouts, type StoredPayout } from './payout.store.ts';
import { toPayout } from './toPayout.ts';

interface ListMyPayoutsInput {
  by: UserID;
  status?: PayoutState | undefined;
  limit: number;
  cursor?: string | undefined;
}

const inState = (
  table: Pick<Table, 'query'>,
  { by, status, limit, cursor }: ListMyPayoutsInput & { status: PayoutState },
) => table.query(payouts, { index: 'gsi1', pk: ownByStatus(by, status), order: 'desc', limit, cursor });

const inAnyState = (table: Pick<Table, 'query'>, { by, limit, cursor }: ListMyPayoutsInput) =>
  table.query(payoutEntries, { pk: ownPayouts(by), order: 'desc', limit, cursor });

const keysOf = (entries: readonly Pick<StoredPayout, 'recipientPayoutId'>[]) =>
  entries.map(({ recipientPayoutId }) => payouts.key(recipientPayoutId));

/** The records that a page of payouts needs. */
export async function ownPayoutRefs(table: Pick<Table, 'query'>, { status, ...wish }: ListMyPayoutsInput) {
  const person = authors.key(wish.by);
  if (status) return [person];
  const page = await inAnyState(table, wish);
  return isRefusal(page) ? [] : [person, ...keysOf(page.items)];
}

/** Lists the caller's payouts, optionally by status, newest first. Cost: 2 DynamoDB requests. */
export async function listMyPayouts({ table }: Pick<Deps, 'table'>, { status, ...wish }: ListMyPayoutsInput) {
  const { by } = wish;
  if (status) {
    const page = await inState(table, { ...wish, status });
    if (isRefusal(page)) return page;
    return shown(page.items, await table.get(authors.key(by)), page.cursor);
  }

  const page = await inAnyState(table, wish);
  if (isRefusal(page)) return page;
  const [person, ...found] = await table.batchGet(authors.key(by), ...keysOf(page.items));
  return shown(
    found.filter(payout => payout !== undefined),
    person,
    page.cursor,
  );

  function shown(
    items: StoredPayout[],
    person: Parameters<typeof toAuthorSummary>[0] | undefined,
    next?: string,
  ) {
    const recipient = person ? toAuthorSummary(person) : formerMember(by);
    return { items: items.map(payout => toPayout(payout, recipient)), ...(next && { cursor: next }) };
  }
}
