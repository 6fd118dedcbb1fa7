import { isDeepStrictEqual } from 'node:util';
import type { PostingInput } from '#functions/ledger/ledger.ts';
import { outbox } from '#functions/platform/outbox.ts';
import type { AnyStep } from '#functions/platform/table/step.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { paymentActions } from '#shared/lifecycle.ts';
import type { PaymentReason } from '#shared/moneyReasons.ts';
import { type Capture, captures } from '../captures/capture.store.ts';
import { type Found, fetchPosition } from '../captures/fetchPosition.ts';
import { owedToPayer, type Position, reversedPart } from '../captures/position.ts';
import { postCapture } from '../captures/postCapture.ts';
import { disputes } from '../disputes/dispute.store.ts';
import { moneyEvents } from '../money.events.ts';
import { orders, type StoredPayment } from '../orders/order.store.ts';
import { updateOrder } from '../orders/orderSteps.ts';
import { distribute } from '../payouts/distribute.ts';
import { maxPerTransaction } from '../payouts/distribution.store.ts';
import { syncHolds } from '../payouts/paymentHolds.ts';
import { planReinstatement } from '../refunds/planReinstatement.ts';
import { planRejectedRefunds } from '../refunds/planRejectedRefunds.ts';
import { type PartialPlan, planReversal, publishRefund } from '../refunds/planReversal.ts';

const maxAttempts = 8;

/**
 * Compares the provider's state of a captured payment (whether it has reached the balance, its fee, refunds and disputes)
 * with the booked one, and posts the difference in one transaction. The order and number of events therefore do not matter.
 * Then holds or releases the payouts. Ignores payments that were never captured here. Idempotent: each posting requires the
 * revision that was read before the provider was asked, so that an older response cannot replace a newer one.
 */
export async function syncCapture(
  deps: PaymentDeps,
  intentId: string,
  { withRefunds = true }: { withRefunds?: boolean } = {},
): Promise<void> {
  const { table, payments } = deps;
  const stripe = await payments.stripe();

  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const capture = await table.get(captures.key(intentId));
    const order = capture && (await table.get(orders.key(capture.PaymentID)));
    if (!capture || !order) return;
    if (order.shares.length > maxPerTransaction) await distribute(deps, `paid-${order.PaymentID}`);

    const found = await fetchPosition(stripe, capture, { withRefunds });
    if (isDeepStrictEqual(found.position, capture.position)) {
      await noteEvidence(deps, found);
      return await syncHolds(table, capture, { order, capture });
    }

    const { steps, distribution } = await planChange(deps, { order, capture, found });
    const refused = await table.transact(...steps);
    if (refused) continue;

    logChange(deps, capture, found);
    if (distribution) await distribute(deps, distribution);
    return await syncHolds(table, capture);
  }
  throw new Error(`Payment ${intentId} not synced with the provider after repeated conflicts.`);
}

/** Stores that evidence has been submitted in a dispute, which changes no amounts. */
async function noteEvidence({ table }: PaymentDeps, found: Found): Promise<void> {
  const submitted = found.disputes.filter(({ evidenceSubmitted }) => evidenceSubmitted);
  for (const stored of await table.batchGet(...submitted.map(({ id }) => disputes.key(id))))
    if (stored && !stored.evidenceSubmitted)
      await table.transact(Step.update(disputes.key(stored.id), { evidenceSubmitted: true }, stored));
}

interface Change {
  order: StoredPayment;
  capture: Capture;
  found: Found;
}

async function planChange(deps: PaymentDeps, change: Change) {
  const { order, capture, found } = change;
  const { intentId, PaymentID, amount, currency, position: before } = capture;
  const { position: after, at } = found;
  const id = `${intentId}-${capture.revision + 1}`;
  const reversed = reversedPart(after, amount) - reversedPart(before, amount);
  const reason: PaymentReason = after.lost > before.lost ? 'dispute_lost' : 'refunded';

  const part =
    capture.outcome === 'booked'
      ? await planBookedPart(deps, { ...change, id, reversed, reason })
      : planUnappliedPart(change, reversed);
  const outcome = outcomeOf(capture, after);
  const steps: (AnyStep | undefined)[] = [
    Step.update(captures.key(intentId), { position: after, revision: capture.revision + 1, outcome }, capture)
      .when('revision', '=', capture.revision)
      .when('outcome', '=', capture.outcome),
    ...found.disputes.map(({ withdrawn, ...dispute }) =>
      Step.put(disputes.key(dispute.id), { ...dispute, intentId, PaymentID, currency, amount: withdrawn }),
    ),
    ...part.steps,
    ...postCapture({
      id,
      kind: kindOf(capture, after),
      at,
      currency,
      amount,
      PaymentID,
      before,
      position: after,
      entries: part.entries,
    }),
    reversed > 0
      ? publishRefund(deps, order, {
          id,
          amount: reversed,
          cause: after.lost > before.lost ? 'dispute_lost' : 'refunded',
        })
      : undefined,
    publishDispute(deps, { ...change, id }),
    ...(await planRejectedRefunds(deps, { ...change, id })),
  ];
  return { steps, distribution: part.distribution };
}

/** Announces a dispute of a booked payment to its project's owner, and the return of its money. */
function publishDispute(deps: PaymentDeps, { order, capture, found, id }: Change & { id: string }) {
  const { PaymentID, project, payerId, currency } = order;
  const { position: before, outcome } = capture;
  const { position: after, disputes: all } = found;
  const withheld = after.disputed - before.disputed;
  if (outcome !== 'booked' || withheld === 0) return undefined;

  const payload = { PaymentID, ProjectID: project.ProjectID, payerId, amount: Math.abs(withheld), currency };
  if (withheld < 0)
    return after.lost > before.lost
      ? undefined
      : outbox.publish(deps, moneyEvents.disputeWon, payload, `disputeWon-${id}`);
  const dueBy = all.find(({ status }) => status === 'open')?.dueBy;
  return outbox.publish(
    deps,
    moneyEvents.disputeOpened,
    { ...payload, ...(dueBy && { dueBy }) },
    `disputed-${id}`,
  );
}

interface BookedChange extends Change {
  id: string;
  /** Change of the reversed part; negative if it is reinstated. */
  reversed: number;
  reason: PaymentReason;
}

async function planBookedPart(deps: PaymentDeps, change: BookedChange): Promise<PartialPlan> {
  const { order, id, reversed, reason, found } = change;
  if (reversed > 0) return await planReversal(deps, order, { id, amount: reversed, reason });
  if (reversed < 0) return await planReinstatement(deps, order, { id, amount: -reversed, at: found.at });
  return { steps: [], entries: [], distribution: undefined };
}

/** The reversed part of a payment without an order leaves `clearing`. */
function planUnappliedPart({ order, capture, found }: Change, reversed: number): PartialPlan {
  const isOfOrder = outcomeOf(capture, found.position) === 'returned' && capture.reason !== 'paid_twice';
  const isEnded =
    isOfOrder && paymentActions.refund.from.some(state => state === order.status && state !== 'success');
  const reason = capture.reason ?? 'refunded';
  return {
    steps: isEnded ? [updateOrder(order, { status: paymentActions.refund.to, reason })] : [],
    entries: [{ account: 'clearing', amount: reversed }],
    distribution: undefined,
  };
}

function outcomeOf({ outcome, amount }: Capture, after: Position): Capture['outcome'] {
  if (outcome === 'booked') return outcome;
  return after.reversed >= amount ? 'returned' : 'returning';
}

/** Kind of the posting, by its main cause. */
function kindOf({ outcome, amount, position: before }: Capture, after: Position): PostingInput['kind'] {
  const reversed = reversedPart(after, amount) - reversedPart(before, amount);
  if (reversed !== 0 && outcome !== 'booked') return 'returned';
  if (reversed !== 0 && after.lost > before.lost) return 'disputeLost';
  if (reversed > 0) return 'refunded';
  if (reversed < 0) return 'reinstated';
  if (after.disputed > before.disputed) return 'disputeOpened';
  if (after.disputed < before.disputed) return 'disputeWon';
  if (owedToPayer(after) > owedToPayer(before)) return 'refundFailed';
  return after.paidBack > before.paidBack ? 'returned' : 'settled';
}

/** Logs what an operator must act on; alarms match these messages. */
function logChange(
  { log }: PaymentDeps,
  { PaymentID, intentId, amount, position }: Capture,
  { position: after }: Found,
) {
  if (after.paidBack < position.paidBack) log.error('refund.failed', { PaymentID, intent: intentId });
  if (after.reversed > Math.max(amount, position.reversed))
    log.error('payer.debt_found', { PaymentID, intent: intentId, amount: after.reversed - amount });
}
