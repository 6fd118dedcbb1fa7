import { callers } from '#functions/platform/caller.ts';
import { isRefusal, type Refusal } from '#functions/platform/refusal.ts';
import type { Page, Table } from '#functions/platform/table.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { type PayoutState, payoutActions, payoutStates } from '#shared/lifecycle.ts';
import { type HoldReason, holdReasons, type WaitingReason } from '#shared/moneyReasons.ts';
import { type Currency, lists } from '#shared/settings.ts';
import {
  ownByStatus,
  payoutEntries,
  payouts,
  payoutsOfProject,
  type StoredPayout,
  shardsByStatus,
} from './payout.store.ts';
import { payoutHolds } from './payoutHold.store.ts';
import { type Between, cursorAfter, queryShardsNewestFirst } from './queryShardsNewestFirst.ts';
import { whyHeld } from './whyHeld.ts';

/** Filters that no index combines with a state or a recipient. */
export interface Matching {
  projectId?: ProjectID | undefined;
  currency?: Currency | undefined;
  reason?: WaitingReason | undefined;
}

interface MatchingQuery extends Matching {
  recipientId: UserID | undefined;
  status?: PayoutState | undefined;
  between: Between | undefined;
  limit: number;
  cursor?: string | undefined;
}

type Reads = Pick<Table, 'query' | 'batchGet'>;

const maxBatches = 10;

/**
 * Queries a page of payouts by project, currency or the reason why they wait, newest first. Examines up to 1,000 payouts;
 * if more remain, the page may be short or even empty, and has a cursor. Only unsent payouts wait for a reason. Cost per
 * 100 payouts examined: 1 concurrent DynamoDB request per shard and status, or per status for those of one recipient, or 2
 * for those of a project; and 2 for the holds of recipients.
 */
export async function queryMatchingPayouts(
  table: Reads,
  { limit, cursor, ...wanted }: MatchingQuery,
): Promise<Page<StoredPayout> | Refusal<'INVALID_CURSOR'>> {
  const found: StoredPayout[] = [];
  let next = cursor;
  for (let batches = 0; batches < maxBatches; batches++) {
    const page = await examine(table, wanted, next);
    if (isRefusal(page)) return page;
    found.push(...(await matching(table, page.items, wanted)));
    next = page.cursor;
    if (next === undefined || found.length > limit) break;
  }

  const items = found.slice(0, limit);
  const last = items.at(-1);
  if (found.length > limit && last) return { items, cursor: cursorAfter(last) };
  return { items, ...(next !== undefined && { cursor: next }) };
}

type Wanted = Omit<MatchingQuery, 'limit' | 'cursor'>;

/** The next payouts of the smallest list that holds what is wanted. */
async function examine(
  table: Reads,
  { projectId, recipientId, status, reason, between }: Wanted,
  cursor: string | undefined,
): Promise<Page<StoredPayout> | Refusal<'INVALID_CURSOR'>> {
  const paging = { between, limit: lists.max, cursor };
  const possible: readonly PayoutState[] = reason ? payoutActions.hold.from : payoutStates;
  const statuses = possible.filter(one => !status || one === status);
  if (!projectId)
    return await queryShardsNewestFirst(table, payouts, {
      index: recipientId ? 'gsi1' : 'gsi2',
      shards: statuses.flatMap(one => (recipientId ? [ownByStatus(recipientId, one)] : shardsByStatus(one))),
      ...paging,
    });

  const page = await queryShardsNewestFirst(table, payoutEntries, {
    index: 'gsi2',
    shards: [payoutsOfProject(projectId)],
    ...paging,
  });
  if (isRefusal(page)) return page;
  const found = await table.batchGet(...page.items.map(one => payouts.key(one.recipientPayoutId)));
  const items = found.flatMap(payout =>
    payout && statuses.includes(payout.status) && (!recipientId || payout.recipientId === recipientId)
      ? [payout]
      : [],
  );
  return { ...page, items };
}

async function matching(table: Reads, items: readonly StoredPayout[], { currency, reason }: Wanted) {
  const inCurrency = items.filter(payout => !currency || payout.currency === currency);
  if (!isHoldReason(reason)) return inCurrency.filter(payout => !reason || payout.reason === reason);

  const recipients = [...new Set(inCurrency.map(({ recipientId }) => recipientId))];
  const people = await table.batchGet(...recipients.map(id => callers.key(id)));
  const holds = await table.batchGet(...recipients.map(id => payoutHolds.key(id)));
  return inCurrency.filter(payout => {
    const place = recipients.indexOf(payout.recipientId);
    const holding = whyHeld({ payout, person: people[place], recipientHold: holds[place] });
    return reason === 'held' ? holding.some(one => one !== 'recipient_banned') : holding.includes(reason);
  });
}

const isHoldReason = (reason: WaitingReason | undefined): reason is HoldReason =>
  holdReasons.some(one => one === reason);
