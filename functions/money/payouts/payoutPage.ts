import { type Filled, together } from '#functions/platform/load.ts';
import { isRefusal, type Refusal } from '#functions/platform/refusal.ts';
import type { Page, Table } from '#functions/platform/table.ts';
import type { UserID } from '#shared/ids.ts';
import type { PayoutState } from '#shared/lifecycle.ts';
import { authorKeys } from '../orders/authorSummaries.ts';
import {
  ownByStatus,
  ownPayouts,
  payoutEntries,
  payoutShards,
  payouts,
  type StoredPayout,
  shardsByStatus,
} from './payout.store.ts';
import { type PayoutHold, payoutHolds } from './payoutHold.store.ts';
import { type Matching, queryMatchingPayouts } from './queryMatchingPayouts.ts';
import { type Between, queryShardsNewestFirst } from './queryShardsNewestFirst.ts';
import type { toPayout } from './toPayout.ts';

interface PayoutQuery {
  /** First and last day of creation. */
  from?: string | undefined;
  until?: string | undefined;
  status?: PayoutState | undefined;
  limit: number;
  cursor?: string | undefined;
}

type AllPayoutsQuery = PayoutQuery & Matching & { recipientId?: UserID | undefined };

type Lists = Pick<Table, 'query'>;

type ShowPayout<T> = (...shown: Parameters<typeof toPayout>) => T;

/** Plan of a page: its payouts, or their keys, and the keys of the recipients and of their holds. */
export type PayoutPage = Exclude<Awaited<ReturnType<typeof queryAllPayouts>>, Refusal>;

/**
 * Queries a page of all payouts, newest first. Cost: 4 concurrent DynamoDB requests, one per shard; 1 for those of one
 * recipient; those of `queryMatchingPayouts` by project, currency or reason.
 */
export async function queryAllPayouts(
  table: Lists & Pick<Table, 'batchGet'>,
  { recipientId, projectId, currency, reason, ...query }: AllPayoutsQuery,
) {
  if (projectId || currency || reason) {
    const { from, until, ...page } = query;
    const between = daysBetween(from, until);
    return withRecipients(
      await queryMatchingPayouts(table, { recipientId, projectId, currency, reason, between, ...page }),
    );
  }
  if (recipientId) return await queryOwnPayouts(table, recipientId, query);
  const { status, from, until, ...page } = query;
  const paging = { ...page, between: daysBetween(from, until) };
  return status
    ? withRecipients(
        await queryShardsNewestFirst(table, payouts, {
          index: 'gsi2',
          shards: shardsByStatus(status),
          ...paging,
        }),
      )
    : withKeys(
        await queryShardsNewestFirst(table, payoutEntries, {
          index: 'gsi1',
          shards: payoutShards,
          ...paging,
        }),
      );
}

/** Queries a page of a user's payouts, newest first. Cost: 1 DynamoDB request. */
export async function queryOwnPayouts(
  table: Lists,
  user: UserID,
  { status, from, until, ...page }: PayoutQuery,
) {
  const between = daysBetween(from, until);
  if (between && between[1] < between[0]) return withKeys({ items: [] }); // a query for them would be an error
  const paging = { ...page, ...(between && { between }) };
  return status
    ? withRecipients(
        await table.query(payouts, {
          index: 'gsi1',
          pk: ownByStatus(user, status),
          order: 'desc',
          ...paging,
        }),
      )
    : withKeys(await table.query(payoutEntries, { pk: ownPayouts(user), order: 'desc', ...paging }));
}

/** The sort keys of payouts that were created on some days; undefined for all days. */
const daysBetween = (from: string | undefined, until: string | undefined): Between | undefined =>
  from || until ? [from ?? '0', until ? `${until}U` : '~'] : undefined; // `U` follows the `T` of instants

/** Entries of the lists by status are whole payouts. */
const withRecipients = (page: Page<StoredPayout> | Refusal<'INVALID_CURSOR'>) =>
  isRefusal(page) ? page : together({ cursor: page.cursor, items: page.items, ...recipientKeys(page.items) });

/** Entries of the other lists hold keys. */
const withKeys = (
  page: Page<Pick<StoredPayout, 'recipientPayoutId' | 'recipientId'>> | Refusal<'INVALID_CURSOR'>,
) =>
  isRefusal(page)
    ? page
    : together({
        cursor: page.cursor,
        items: page.items.map(({ recipientPayoutId }) => payouts.key(recipientPayoutId)),
        ...recipientKeys(page.items),
      });

function recipientKeys(items: readonly Pick<StoredPayout, 'recipientId'>[]) {
  const recipients = [...new Set(items.map(({ recipientId }) => recipientId))];
  return { users: authorKeys(recipients), holds: recipients.map(id => payoutHolds.key(id)) };
}

/** The payouts of a page with their recipients, each shown by `show`. */
export function toPayouts<T>({ cursor, items, users, holds }: Filled<PayoutPage>, show: ShowPayout<T>) {
  const people = new Map(users.flatMap(user => (user ? [[user.UserID, user] as const] : [])));
  const held = new Map<UserID, PayoutHold>(
    holds.flatMap(hold => (hold ? [[hold.recipientId, hold] as const] : [])),
  );
  return {
    items: items.flatMap(payout =>
      payout ? [show(payout, people.get(payout.recipientId), held.get(payout.recipientId))] : [],
    ),
    ...(cursor !== undefined && { cursor }),
  };
}
