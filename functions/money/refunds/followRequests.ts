import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { projects } from '#functions/projects/project.store.ts';
import { moneyEvents } from '../money.events.ts';
import { orders, type StoredPayment } from '../orders/order.store.ts';
import { planHolds } from '../payouts/paymentHolds.ts';
import { refundHolder } from '../payouts/payout.store.ts';
import { answerEnd, deciderAt, remindersDue } from './answerTime.ts';
import { refundSteps, refunds, refundsIn, type StoredRefund } from './refund.store.ts';

type Done = { reminded: number; handedOver: number };

/**
 * Reminds owners of refund requests that have been waiting for 2 and 5 days, and hands those of 7 days over to
 * administrators. Idempotent. Also brings requests from before holds and reminders up to date, and those of projects
 * that have another owner.
 */
export async function followRequests(deps: Deps): Promise<Done> {
  const { table } = deps;
  const done: Done = { reminded: 0, handedOver: 0 };
  for await (const found of table.each(refunds, { index: 'gsi2', pk: refundsIn('requested') })) {
    const order = await table.get(orders.key(found.PaymentID));
    const request = order && (await withOwner(deps, found, order));
    if (!request || request.handedOverAt) continue;
    if (deciderAt(request, deps.now()) === 'administrator')
      done.handedOver += await handOver(deps, request, order);
    else if (remindersDue(request, deps.now()) > (request.reminders ?? 0))
      done.reminded += await remind(deps, request, order);
  }
  return done;
}

/** The request with its project's owner, for whom it is counted; undefined if it changes meanwhile. */
async function withOwner(
  deps: Deps,
  request: StoredRefund,
  order: StoredPayment,
): Promise<StoredRefund | undefined> {
  const project = await deps.table.get(projects.key(request.project.ProjectID));
  const OwnerUserID = project?.OwnerUserID ?? order.OwnerUserID;
  const isNew = request.reminders !== undefined;
  if (isNew && request.OwnerUserID === OwnerUserID) return request;

  const changes = { OwnerUserID, reminders: request.reminders ?? 0 };
  const refused = await deps.table.transact(
    refundSteps.change(request, changes),
    ...(isNew
      ? []
      : await planHolds(deps.table, order, { holder: refundHolder(request.RefundID), holds: true })),
  );
  return refused ? undefined : { ...request, ...changes };
}

async function remind(deps: Deps, request: StoredRefund, order: StoredPayment): Promise<number> {
  const reminders = remindersDue(request, deps.now());
  const refused = await deps.table.transact(
    refundSteps.change(request, { reminders }).when('reminders', '=', request.reminders ?? 0),
    outbox.publish(deps, moneyEvents.refundReminderDue, payloadOf(request, order)),
  );
  return refused ? 0 : 1;
}

async function handOver(deps: Deps, request: StoredRefund, order: StoredPayment): Promise<number> {
  const refused = await deps.table.transact(
    refundSteps.change(request, { handedOverAt: deps.now() }).when('handedOverAt', 'absent'),
    outbox.publish(deps, moneyEvents.refundHandedOver, payloadOf(request, order)),
  );
  return refused ? 0 : 1;
}

const payloadOf = (request: StoredRefund, { total, refunded }: StoredPayment) => ({
  PaymentID: request.PaymentID,
  ProjectID: request.project.ProjectID,
  payerId: request.payerId,
  amount: total - refunded,
  currency: request.currency,
  reason: request.reason,
  answerBy: answerEnd(request),
});
