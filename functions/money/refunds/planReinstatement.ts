import { countUnits, readStats, stats } from '#functions/projects/stats.store.ts';
import { allocateUnits } from '#functions/projects/units.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { paymentActions } from '#shared/lifecycle.ts';
import { allocateClawback } from '../captures/split.ts';
import { countSupporter, supporters } from '../captures/supporter.store.ts';
import type { StoredPayment } from '../orders/order.store.ts';
import { updateOrder } from '../orders/orderSteps.ts';
import { credit } from '../payouts/credit.ts';
import { maxPerTransaction } from '../payouts/distribution.store.ts';
import { payoutIdOf } from '../payouts/payout.store.ts';
import { planRemainder } from '../payouts/planRemainder.ts';
import { keptFee } from './keptFee.ts';
import type { PartialPlan } from './planReversal.ts';
import { withFee } from './withFee.ts';

interface Reinstatement {
  /** Id of the posting. */
  id: string;
  /** Minor units, at most what was reversed. */
  amount: number;
  at: string;
}

/**
 * Plans the return of a reversed part to the platform and the recipients, after a lost dispute was won on appeal. The
 * recipients get new payouts, which later offset what they owe. If the units have been sold to others meanwhile, the
 * payment counts without them.
 */
export async function planReinstatement(
  { table }: PaymentDeps,
  order: StoredPayment,
  { id, amount, at }: Reinstatement,
): Promise<PartialPlan> {
  const { PaymentID, project, currency, total, payerId, kind, quantity } = order;
  const { ProjectID, shortName } = project;
  const refunded = order.refunded - amount;
  const wasAll = order.refunded === total;
  const commission = Math.max(order.commission, keptFee(order, refunded)); // earlier refunds were rounded otherwise
  const commissionAgain = commission - order.commission;

  const given = allocateClawback(
    amount - commissionAgain,
    order.shares.map(share => ({ UserID: share.UserID, amount: share.reversed })),
  );
  const people = withFee(
    order,
    given.map(({ share, taken }) => ({ UserID: share.UserID, amount: taken })),
    commissionAgain,
  );
  const cause = {
    PaymentID,
    project: { ProjectID, shortName },
    currency,
    paidAt: order.paidAt ?? order.createdAt,
    cause: id,
    createdAt: at,
  };
  const credited = credit(cause, people.slice(0, maxPerTransaction));
  const rest = planRemainder({ ...cause, id, direction: 'credit', people: people.slice(maxPerTransaction) });
  const shares = order.shares.map(share => {
    const part = given.find(one => one.share.UserID === share.UserID)?.taken ?? 0;
    const reinstatedPayouts = [...(share.reinstatedPayouts ?? []), payoutIdOf(id, share.UserID)];
    return {
      ...share,
      amount: share.amount + part,
      reversed: share.reversed - part,
      ...(part > 0 && { reinstatedPayouts }),
    };
  });

  const [known, counted] = await Promise.all([
    table.get(supporters.key(ProjectID, payerId)),
    readStats(table, ProjectID),
  ]);
  const supporter = wasAll ? countSupporter(ProjectID, payerId, { known, by: 1 }) : undefined;
  const wantsUnits = wasAll && kind === 'points' && !order.unitsReleased;
  const units = wantsUnits ? allocateUnits(counted?.shards ?? [], quantity, id) : undefined;
  const raised = order.feeCovered ? amount - commissionAgain : amount;
  const amounts = { raised, supporters: supporter?.change ?? 0, payments: wasAll ? 1 : 0 };
  const update = updateOrder(order, {
    refunded,
    commission,
    shares,
    ...(wasAll && { status: paymentActions.reinstate.to }),
    ...(units && { units: [...units] }),
    ...(wantsUnits && !units && { unitsReleased: true as const }),
  });

  return {
    steps: [
      wasAll ? update.unset('reason') : update,
      ...(counted ? countUnits(ProjectID, PaymentID, stats.sellFree(ProjectID, units ?? []), amounts) : []),
      counted && supporter?.step,
      ...credited.steps,
      rest.step,
    ],
    entries: [
      { account: 'revenue:commission', amount: -commissionAgain },
      ...credited.entries,
      { account: 'clearing', amount: -rest.sum },
    ],
    distribution: rest.id,
  };
}
