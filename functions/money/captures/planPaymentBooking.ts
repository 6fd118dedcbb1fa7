import { authors } from '#functions/authors/author.store.ts';
import { callers } from '#functions/platform/caller.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { largestTeam, members, membersOf } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { countUnits, readStats, stats } from '#functions/projects/stats.store.ts';
import { allocateUnits, type UnitAllocation } from '#functions/projects/units.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { nameOf } from '#shared/fullName.ts';
import { isActionAllowed, isPublished, paymentActions } from '#shared/lifecycle.ts';
import { permilleOf } from '#shared/platformFee.ts';
import { moneyEvents } from '../money.events.ts';
import type { CapturedPayment } from '../orders/checkoutState.ts';
import { giftOf } from '../orders/gift.ts';
import { leavePlace } from '../orders/openOrder.store.ts';
import { orders, type StoredPayment } from '../orders/order.store.ts';
import { credit } from '../payouts/credit.ts';
import { maxPerTransaction } from '../payouts/distribution.store.ts';
import { payoutIdOf } from '../payouts/payout.store.ts';
import { planRemainder } from '../payouts/planRemainder.ts';
import { captures } from './capture.store.ts';
import { divideIncome } from './divideIncome.ts';
import { initialPosition } from './position.ts';
import { postCapture } from './postCapture.ts';
import { countSupporter, supporters } from './supporter.store.ts';

/**
 * Plans the transaction that books a paid order: units, stats, platform fee and shares at the current rates, the posting,
 * one payout per recipient, and the domain event. Recipients beyond `maxPerTransaction` are paid from `clearing` in further
 * transactions. Refused if the project has been deleted or taken down, or if the payment arrived after its reservation had
 * ended and too few units are left.
 */
export async function planPaymentBooking(
  { table, now, newId }: Pick<PaymentDeps, 'table' | 'now' | 'newId'>,
  order: StoredPayment,
  captured: CapturedPayment,
) {
  const { PaymentID, project, total, currency, payerId } = order;
  const { ProjectID } = project;
  const divided = await divide(table, order);
  if (!divided) return refuse('PROJECT_NOT_FOUND');
  const units = await unitsFor(table, order);
  if (isRefusal(units)) return units;
  const { commission, commissionPermille, feePayerId, shares, teamPoints } = divided;
  const [known, payer] = await table.batchGet(supporters.key(ProjectID, payerId), authors.key(payerId));
  const supporter = countSupporter(ProjectID, payerId, { known, by: 1 });

  const first = shares.slice(0, maxPerTransaction);
  const credited = credit(
    { PaymentID, project: briefOf(project), currency, paidAt: captured.at, intentId: captured.intentId },
    first.map(share => (share.UserID === feePayerId ? { ...share, fee: commission } : share)),
  );
  const rest = planRemainder({
    id: `paid-${PaymentID}`,
    PaymentID,
    project: briefOf(project),
    currency,
    paidAt: captured.at,
    direction: 'credit',
    intentId: captured.intentId,
    people: shares.slice(maxPerTransaction).map(({ UserID, amount }) => ({ UserID, amount })),
  });

  const position = initialPosition(captured.settled);
  const paid: Partial<StoredPayment> = {
    status: paymentActions.succeed.to,
    paidAt: captured.at,
    intentId: captured.intentId,
    ...(payer && { payer: { name: nameOf(payer, order.language), email: payer.email } }),
    commission,
    commissionPermille,
    feePayerId,
    shares,
    teamPoints,
    ...(units && { units: [...units] }),
  };
  const steps = [
    Step.update(orders.key(PaymentID), paid, order)
      .unset('reason', 'visitSource')
      .when('status', '=', order.status),
    Step.create(captures.key(captured.intentId), {
      intentId: captured.intentId,
      chargeId: captured.chargeId,
      PaymentID,
      amount: total,
      currency,
      at: captured.at,
      outcome: 'booked',
      position,
      revision: 0,
    }),
    ...countPayment(order, units, { raised: giftOf(order), supporters: supporter.change, payments: 1 }),
    supporter.step,
    isActionAllowed(paymentActions.succeed, order.status) ? leavePlace(order) : undefined,
    ...credited.steps,
    ...postCapture({
      id: `paid-${PaymentID}`,
      kind: 'paid',
      at: captured.at,
      currency,
      amount: total,
      PaymentID,
      position,
      entries: [
        { account: 'revenue:commission', amount: -commission },
        ...credited.entries,
        { account: 'clearing', amount: -rest.sum },
      ],
    }),
    rest.step,
    outbox.publish(
      { now, newId },
      moneyEvents.paymentSucceeded,
      { PaymentID, ProjectID, payerId, amount: total, currency, at: now() },
      `paid-${PaymentID}`,
    ),
  ];
  return { steps, distribution: rest.id };
}

/**
 * The reserved units of a points order. If its reservation has ended, available units instead; refused if there are
 * fewer.
 */
async function unitsFor(table: Table, { PaymentID, project, kind, status, quantity, units }: StoredPayment) {
  if (kind === 'donation' || isActionAllowed(paymentActions.succeed, status)) return units;
  const counted = await readStats(table, project.ProjectID);
  return allocateUnits(counted?.shards ?? [], quantity, PaymentID) ?? refuse('UNITS_SOLD_OUT');
}

/** Steps that sell the units, and add the payment to the project's counters. */
function countPayment(
  { PaymentID, project: { ProjectID }, status }: StoredPayment,
  units: UnitAllocation = [],
  amounts: { raised: number; supporters: number; payments: number },
) {
  const isReserved = isActionAllowed(paymentActions.succeed, status);
  return isReserved
    ? countUnits(ProjectID, PaymentID, stats.sellReserved(ProjectID, units), amounts)
    : countUnits(ProjectID, PaymentID, stats.sellFree(ProjectID, units), amounts);
}

/**
 * The platform fee, and the shares by the project's current owner and split: of a project that was adopted after the
 * order was placed, the new owner receives the payment.
 */
async function divide(table: Table, order: StoredPayment) {
  const { project, PaymentID, total, currency, OwnerUserID: ownerThen } = order;
  const [stored, known] = await table.batchGet(projects.key(project.ProjectID), callers.key(ownerThen));
  if (!stored || !isPublished(stored.status)) return undefined;
  const { OwnerUserID } = stored;
  const owner = OwnerUserID === ownerThen ? known : await table.get(callers.key(OwnerUserID));
  const { contributorsPart } = stored;
  const team =
    contributorsPart > 0
      ? (
          await table.query(members, {
            ...membersOf(project.ProjectID),
            limit: largestTeam,
            consistent: true,
          })
        ).items
      : [];

  const { commission, commissionPermille, shares, teamPoints } = divideIncome(total, currency, {
    owner: OwnerUserID,
    permille: bookedPermille(order, permilleOf(owner?.planTypeId ?? 'free')),
    contributorsPart,
    team,
  });
  return {
    commission,
    commissionPermille,
    feePayerId: OwnerUserID,
    teamPoints,
    shares: shares.map(share => ({
      ...share,
      reversed: 0,
      recipientPayoutId: payoutIdOf(PaymentID, share.UserID),
    })),
  };
}

/**
 * The rate at which an order is booked: that of the owner's plan when it is paid, but never a higher one than the payer
 * was shown. A fee that the payer has added stays what it was, so that exactly the gift reaches the project.
 */
const bookedPermille = ({ feeCovered, commissionPermille }: StoredPayment, current: number): number =>
  feeCovered ? commissionPermille : Math.min(commissionPermille, current);

const briefOf = ({ ProjectID, shortName }: StoredPayment['project']) => ({ ProjectID, shortName });
