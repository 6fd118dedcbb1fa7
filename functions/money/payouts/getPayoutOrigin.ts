import { authors } from '#functions/authors/author.store.ts';
import { awards, taskAwardsIn } from '#functions/authors/award.store.ts';
import { loadPlan } from '#functions/platform/load.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import { tasks } from '#functions/tasks/task.store.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import type { AuthorSummary } from '#shared/entities/author.ts';
import type { EarningTask, PayoutOrigin, PayoutPayment } from '#shared/entities/payout.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { authorKeys, authorSummaries } from '../orders/authorSummaries.ts';
import { orders, type StoredPayment } from '../orders/order.store.ts';
import { namedPayers } from '../orders/toPublicOrder.ts';
import { payouts, type StoredPayout } from './payout.store.ts';
import { payoutHolds } from './payoutHold.store.ts';
import { toPayout } from './toPayout.ts';

/** Tasks that are listed of each project. */
const maxTasks = 100;

/**
 * Returns where a payout comes from: its payments, those of the payouts that were consolidated into it, and the tasks
 * whose points measured a member's part of them. Cost: 2 to 5 DynamoDB requests, and 1 per project in which the
 * recipient was paid as a member.
 */
export const getPayoutOrigin = operation(contracts.getPayoutOrigin, {
  load: ({ recipientPayoutId }) => ({ payout: payouts.key(recipientPayoutId) }),
  async run({ caller, loaded: { payout } }, { table }) {
    if (!payout || (payout.recipientId !== caller.UserID && !caller.isAdmin))
      return refuse('PAYOUT_NOT_FOUND');
    const { recipientId } = payout;

    const parts = await readParts(table, payout);
    const [found, recipient, hold] = await loadPlan(table, [
      parts.flatMap(({ PaymentID }) => (PaymentID ? [orders.key(PaymentID)] : [])),
      authors.key(recipientId),
      payoutHolds.key(recipientId),
    ] as const);
    const paid = found.filter(order => order !== undefined);
    const payer = authorSummaries(await table.batchGet(...authorKeys(namedPayers(paid))));

    const sources = parts.flatMap(({ recipientPayoutId, project, createdDate, amount, PaymentID }) => {
      const order = paid.find(one => one.PaymentID === PaymentID);
      if (!order) return [];
      const payment = toPayoutPayment(order, recipientId, payer);
      return [{ recipientPayoutId, project, createdDate, amount, payment }];
    });
    const asMember = sources.filter(({ payment }) => payment.points);
    const origin: PayoutOrigin = {
      payout: toPayout(payout, recipient, hold),
      sources,
      tasks: await readTasks(
        table,
        recipientId,
        asMember.map(({ project, payment }) => ({ ProjectID: project.ProjectID, until: payment.paidAt })),
      ),
    };
    return origin;
  },
});

/** The payouts that were consolidated into a payout, oldest first, or the payout itself. */
async function readParts(table: Pick<Table, 'batchGet'>, payout: StoredPayout): Promise<StoredPayout[]> {
  const { consolidatedFrom } = payout;
  if (!consolidatedFrom) return [payout];
  const found = await table.batchGet(...consolidatedFrom.map(id => payouts.key(id)));
  return found
    .filter(part => part !== undefined)
    .toSorted((a, b) => a.createdDate.localeCompare(b.createdDate));
}

function toPayoutPayment(
  order: StoredPayment,
  recipient: UserID,
  payer: (id: UserID) => AuthorSummary,
): PayoutPayment {
  const { PaymentID, kind, quantity, status, paidAt = order.createdAt, payerId, anonymous } = order;
  const { total, refunded, commission, shares, teamPoints } = order;
  const own = shares.find(({ UserID }) => UserID === recipient);
  const share = own?.amount ?? 0;
  return {
    PaymentID,
    kind,
    quantity,
    status,
    paidAt,
    ...(!anonymous && { payer: payer(payerId) }),
    total,
    ...(order.feeCovered && { feeCovered: true }),
    refunded,
    commission,
    others: total - refunded - commission - share,
    share,
    ...(own?.points !== undefined && { points: { own: own.points, team: teamPoints ?? own.points } }),
  };
}

/** The tasks of projects that a person had been awarded project points for until the last payment, newest first. */
async function readTasks(
  table: Pick<Table, 'query' | 'batchGet'>,
  person: UserID,
  payments: readonly { ProjectID: ProjectID; until: string }[],
): Promise<EarningTask[]> {
  const until = new Map<ProjectID, string>();
  for (const payment of payments)
    if (payment.until > (until.get(payment.ProjectID) ?? '')) until.set(payment.ProjectID, payment.until);

  const pages = await Promise.all(
    [...until.keys()].map(id => table.query(awards, { ...taskAwardsIn(person, id), limit: maxTasks })),
  );
  const earned = pages
    .flatMap(({ items }) => items)
    .flatMap(({ ProjectID, TaskID, projectPoints = 0, at }) =>
      ProjectID && TaskID && projectPoints > 0 && at <= (until.get(ProjectID) ?? '')
        ? [{ ProjectID, TaskID, projectPoints, at }]
        : [],
    )
    .toSorted((a, b) => b.at.localeCompare(a.at));
  const named = await table.batchGet(...earned.map(({ ProjectID, TaskID }) => tasks.key(ProjectID, TaskID)));
  return earned.map((task, index) => {
    const Title = named[index]?.Title;
    return { ...task, ...(Title !== undefined && { Title }) };
  });
}
