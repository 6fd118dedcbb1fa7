import { adoptions, pendingAdoptions } from '#functions/adoption/adoption.store.ts';
import { requestsIn, supportRequests } from '#functions/messages/supportRequest.store.ts';
import { disputes, disputesIn } from '#functions/money/disputes/dispute.store.ts';
import { payouts, shardsByStatus } from '#functions/money/payouts/payout.store.ts';
import { answerEnd, deciderAt } from '#functions/money/refunds/answerTime.ts';
import { refunds, refundsIn } from '#functions/money/refunds/refund.store.ts';
import type { EntityType } from '#functions/platform/table/entity.ts';
import type { QueryOptions, Table } from '#functions/platform/table.ts';
import { projectEdits, waitingEdits } from '#functions/projects/edit.store.ts';
import { byState, projects } from '#functions/projects/project.store.ts';
import { casesBy, reportCases } from '#functions/reports/report.store.ts';
import type { Check } from '#shared/entities/check.ts';
import { maxQueueCount, type Queue, type QueueName } from '#shared/entities/queue.ts';

type Lists = Pick<Table, 'query'>;

/** The beginning of a queue. */
interface QueuePage {
  /** Time since which each item has been waiting; undefined for an item in which another person has to act first. */
  since: readonly (string | undefined)[];
  hasMore: boolean;
}

/** Reads the beginning of each queue that is a list of the table, at a time. */
const readers: Record<Exclude<QueueName, 'checks'>, (table: Lists, at: string) => Promise<QueuePage>> = {
  review: table =>
    readPage(table, projects, { index: 'gsi1', pk: byState('submitted') }, project => project.submittedAt),
  edits: table =>
    readPage(table, projectEdits, { index: 'gsi1', pk: waitingEdits }, edit => edit.submittedAt),
  reports: table => readPage(table, reportCases, casesBy('open', undefined), report => report.firstAt),
  // Those with priority stand first, whenever they were sent, so the oldest of both is looked for.
  support: table =>
    together(
      ['0#', '1#'].map(beginsWith =>
        readPage(table, supportRequests, { ...requestsIn.waiting, beginsWith }, request => request.sentAt),
      ),
    ),
  adoptions: table => readPage(table, adoptions, pendingAdoptions, choice => choice.chosenAt),
  refunds: (table, at) =>
    readPage(table, refunds, { index: 'gsi2', pk: refundsIn('requested') }, request =>
      deciderAt(request, at) === 'administrator' ? answerEnd(request) : undefined,
    ),
  disputes: table =>
    readPage(table, disputes, disputesIn('open'), dispute =>
      dispute.evidenceSubmitted ? undefined : dispute.createdAt,
    ),
  payouts: table =>
    together(
      shardsByStatus('failed').map(pk =>
        readPage(table, payouts, { index: 'gsi2', pk }, payout => payout.claimedAt ?? payout.eligibleDate),
      ),
    ),
};

async function readPage<T>(
  table: Lists,
  shape: EntityType<T>,
  range: QueryOptions,
  sinceOf: (item: T) => string | undefined,
): Promise<QueuePage> {
  const { items, cursor } = await table.query(shape, { ...range, limit: maxQueueCount });
  return { since: items.map(sinceOf), hasMore: cursor !== undefined };
}

async function together(pages: readonly Promise<QueuePage>[]): Promise<QueuePage> {
  const found = await Promise.all(pages);
  return { since: found.flatMap(({ since }) => since), hasMore: found.some(({ hasMore }) => hasMore) };
}

/** Reads the queues that are lists. Cost: 12 concurrent DynamoDB requests, of at most `maxQueueCount` items each. */
export const readQueues = (table: Lists, at: string): Promise<Queue[]> =>
  Promise.all(
    Object.entries(readers).map(async ([name, read]) => toQueue(name as QueueName, await read(table, at))), // the keys of the record
  );

function toQueue(name: QueueName, { since, hasMore }: QueuePage): Queue {
  const waiting = since.filter(at => at !== undefined);
  const [oldestAt] = waiting.toSorted();
  return {
    name,
    count: Math.min(waiting.length, maxQueueCount),
    hasMore: hasMore || waiting.length > maxQueueCount,
    ...(oldestAt !== undefined && { oldestAt }),
    withOthers: since.length - waiting.length,
  };
}

/** The problems that the last checks of the money have found. */
export function toCheckQueue(checks: readonly (Check | undefined)[]): Queue {
  const failed = checks.flatMap(check => (check && check.found > 0 ? [check] : []));
  const found = failed.reduce((sum, check) => sum + check.found, 0);
  const [oldestAt] = failed.map(({ at }) => at).toSorted();
  return {
    name: 'checks',
    count: Math.min(found, maxQueueCount),
    hasMore: found > maxQueueCount,
    ...(oldestAt !== undefined && { oldestAt }),
    withOthers: 0,
  };
}
