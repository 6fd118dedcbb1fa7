import type { Account } from '#functions/platform/ledger/accounts.ts';
import { post } from '#functions/platform/ledger.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { Step } from '#functions/platform/table/step.ts';
import { stats } from '#functions/projects/stats.store.ts';
import { paymentActions } from '#shared/lifecycle.ts';
import type { PaymentReason } from '#shared/moneyReasons.ts';
import { type Capture, captures } from '../captures/capture.store.ts';
import { commissionOf } from '../captures/commission.ts';
import { allocateClawback } from '../captures/split.ts';
import { countSupporter, supporters } from '../captures/supporter.store.ts';
import { moneyEvents } from '../money.events.ts';
import { orders, type StoredPayment } from '../orders/order.store.ts';
import { type ExtraSteps, updateOrder } from '../orders/orderSteps.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { debit } from '../payouts/debit.ts';
import { distribute } from '../payouts/distribute.ts';
import { maxPerTransaction } from '../payouts/distribution.store.ts';
import { planRemainder } from '../payouts/planRemainder.ts';
import { refunds } from './refund.store.ts';

/** A refund or a lost dispute. Amounts in minor units. */
interface PaymentReversal {
  intentId: string;
  /** The provider's id of the refund or dispute, which is booked once. */
  id: string;
  amount: number;
  at: string;
  from: Extract<Account, 'provider:stripe' | 'receivable:disputes'>;
  reason: PaymentReason;
}

const maxAttempts = 5;

/** Posts a payment reversal: releases the units and reverses the fee and the shares. Idempotent per `id`. */
export async function recordPaymentReversal(
  deps: PaymentDeps,
  reversal: PaymentReversal,
  extraSteps: ExtraSteps = [],
): Promise<void> {
  const { table } = deps;

  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const [capture, booked] = await table.batchGet(captures.key(reversal.intentId), refunds.key(reversal.id));
    const order = capture && (await table.get(orders.key(capture.PaymentID)));
    if (booked || !capture || !order) return;

    if (order.shares.length > maxPerTransaction) await distribute(deps, `paid-${order.PaymentID}`);
    const { steps, distribution } =
      capture.outcome === 'booked'
        ? await reverseBookedPayment(deps, order, reversal)
        : { steps: reverseUnappliedPayment(deps, order, capture, reversal), distribution: undefined };
    const refused = await table.transact(
      Step.create(refunds.key(reversal.id), {
        id: reversal.id,
        intentId: reversal.intentId,
        amount: reversal.amount,
        at: reversal.at,
      }),
      ...steps,
      ...extraSteps,
    );
    if (!refused && distribution) await distribute(deps, distribution);
    if (!refused) return;
  }
  throw new Error(`Payment reversal ${reversal.id} not booked after repeated conflicts.`);
}

async function reverseBookedPayment(deps: PaymentDeps, order: StoredPayment, reversal: PaymentReversal) {
  const { table } = deps;
  const { PaymentID, project, currency, total, payerId, kind, quantity, paidAt = order.createdAt } = order;
  const { ProjectID, shortName } = project;
  const refunded = order.refunded + reversal.amount;
  const isAll = refunded === total;
  const commission = commissionOf(total - refunded, order.commissionPermille);
  const commissionBack = order.commission - commission;

  const taken = allocateClawback(reversal.amount - commissionBack, order.shares);
  const people = taken.map(({ share, taken: amount }) => ({ UserID: share.UserID, amount }));
  const debited = await debit(table, { PaymentID }, people.slice(0, maxPerTransaction));
  const rest = planRemainder({
    id: `back-${reversal.id}`,
    PaymentID,
    project: { ProjectID, shortName },
    currency,
    paidAt,
    direction: 'debit',
    people: people.slice(maxPerTransaction),
  });
  const shares = order.shares.map(share => {
    const part = taken.find(one => one.share.UserID === share.UserID);
    return { ...share, amount: share.amount - (part?.taken ?? 0) };
  });
  const known = isAll ? await table.get(supporters.key(ProjectID, payerId)) : undefined;
  const supporter = known && countSupporter(ProjectID, payerId, { known, by: -1 });
  const units = isAll && kind === 'points' ? stats.returnSold(ProjectID, quantity) : stats.add(ProjectID, {});

  const steps = [
    updateOrder(order, {
      refunded,
      commission,
      shares,
      ...(isAll && { status: paymentActions.refund.to, reason: reversal.reason }),
    }),
    units.add({ raised: -reversal.amount, supporters: supporter?.change ?? 0 }),
    supporter?.step,
    ...debited.steps,
    ...post({
      id: `back-${reversal.id}`,
      kind: reversal.from === 'provider:stripe' ? 'refunded' : 'disputeLost',
      at: reversal.at,
      currency,
      PaymentID,
      entries: [
        { account: reversal.from, amount: -reversal.amount },
        { account: 'revenue:commission', amount: commissionBack },
        ...debited.entries,
        { account: 'clearing', amount: rest.sum },
      ],
    }),
    rest.step,
    publishRefund(deps, order, reversal),
  ];
  return { steps, distribution: rest.id };
}

function reverseUnappliedPayment(
  deps: PaymentDeps,
  order: StoredPayment,
  capture: Capture,
  reversal: PaymentReversal,
) {
  const { PaymentID } = order;
  const returned = capture.returned + reversal.amount;
  const isAll = returned >= capture.amount;
  const isOfOrder = isAll && capture.reason !== 'paid_twice';
  const ended =
    isOfOrder && paymentActions.refund.from.some(state => state === order.status && state !== 'success');
  return [
    Step.update(captures.key(capture.intentId), { returned, ...(isAll && { outcome: 'returned' }) }, capture)
      .when('outcome', '=', 'returning')
      .when('returned', '=', capture.returned),
    ended
      ? updateOrder(order, { status: paymentActions.refund.to, reason: capture.reason ?? 'refunded' })
      : undefined,
    ...post({
      id: `back-${reversal.id}`,
      kind: reversal.from === 'provider:stripe' ? 'returned' : 'disputeLost',
      at: reversal.at,
      currency: capture.currency,
      PaymentID,
      entries: [
        { account: reversal.from, amount: -reversal.amount },
        { account: 'clearing', amount: reversal.amount },
      ],
    }),
    publishRefund(deps, order, reversal),
  ];
}

const publishRefund = (
  deps: PaymentDeps,
  { PaymentID, project, payerId, currency }: StoredPayment,
  { id, amount }: PaymentReversal,
) =>
  outbox.publish(
    deps,
    moneyEvents.paymentRefunded,
    { PaymentID, ProjectID: project.ProjectID, payerId, amount, currency },
    `back-${id}`,
  );
