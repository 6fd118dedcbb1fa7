import type { PostingInput } from '#functions/ledger/ledger.ts';
import { outbox } from '#functions/platform/outbox.ts';
import type { AnyStep } from '#functions/platform/table/step.ts';
import { countUnits, stats } from '#functions/projects/stats.store.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { paymentActions } from '#shared/lifecycle.ts';
import type { PaymentReason } from '#shared/moneyReasons.ts';
import { allocateClawback } from '../captures/split.ts';
import { countSupporter, supporters } from '../captures/supporter.store.ts';
import { moneyEvents } from '../money.events.ts';
import type { StoredPayment } from '../orders/order.store.ts';
import { updateOrder } from '../orders/orderSteps.ts';
import { debit } from '../payouts/debit.ts';
import { maxPerTransaction } from '../payouts/distribution.store.ts';
import { planRemainder } from '../payouts/planRemainder.ts';
import { keptFee } from './keptFee.ts';
import { withFee } from './withFee.ts';

/** A part of a transaction: its steps, its entries of the posting, and the distribution to continue with. */
export interface PartialPlan {
  steps: (AnyStep | undefined)[];
  entries: PostingInput['entries'];
  distribution: string | undefined;
}

interface Reversal {
  /** Id of the posting. */
  id: string;
  /** Minor units, at most what has not been reversed before. */
  amount: number;
  reason: PaymentReason;
}

/** Plans the reversal of a part of a booked payment: returns the units of a full one, the commission and the shares. */
export async function planReversal(
  { table }: PaymentDeps,
  order: StoredPayment,
  { id, amount, reason }: Reversal,
): Promise<PartialPlan> {
  const { PaymentID, project, currency, total, payerId, paidAt = order.createdAt } = order;
  const { ProjectID, shortName } = project;
  const refunded = order.refunded + amount;
  const isAll = refunded === total;
  const commission = Math.min(order.commission, keptFee(order, refunded)); // earlier refunds were rounded otherwise
  const commissionBack = order.commission - commission;

  const taken = allocateClawback(amount - commissionBack, order.shares);
  const people = withFee(
    order,
    taken.map(({ share, taken: part }) => ({ UserID: share.UserID, amount: part })),
    commissionBack,
  );
  const debited = await debit(table, { PaymentID }, people.slice(0, maxPerTransaction));
  const rest = planRemainder({
    id,
    PaymentID,
    project: { ProjectID, shortName },
    currency,
    paidAt,
    direction: 'debit',
    people: people.slice(maxPerTransaction),
  });
  const shares = order.shares.map(share => {
    const part = taken.find(one => one.share.UserID === share.UserID)?.taken ?? 0;
    return { ...share, amount: share.amount - part, reversed: share.reversed + part };
  });
  const [known, projectStats] = await table.batchGet(
    supporters.key(ProjectID, payerId),
    stats.key(ProjectID),
  );
  const supporter = isAll && known ? countSupporter(ProjectID, payerId, { known, by: -1 }) : undefined;
  const returned = isAll && !order.unitsReleased ? (order.units ?? []) : [];
  const given = order.feeCovered ? amount - commissionBack : amount;
  const amounts = { raised: -given, supporters: supporter?.change ?? 0, payments: isAll ? -1 : 0 };

  return {
    steps: [
      updateOrder(order, {
        refunded,
        commission,
        shares,
        ...(isAll && { status: paymentActions.refund.to, reason }),
      }),
      ...(projectStats
        ? countUnits(ProjectID, PaymentID, stats.returnSold(ProjectID, returned), amounts)
        : []),
      supporter?.step,
      ...debited.steps,
      rest.step,
    ],
    entries: [
      { account: 'revenue:commission', amount: commissionBack },
      ...debited.entries,
      { account: 'clearing', amount: rest.sum },
    ],
    distribution: rest.id,
  };
}

/** Announces that the payer gets money back. */
export const publishRefund = (
  deps: PaymentDeps,
  { PaymentID, project, payerId, currency }: StoredPayment,
  { id, amount, cause }: Pick<Reversal, 'id' | 'amount'> & { cause: 'refunded' | 'dispute_lost' },
) =>
  outbox.publish(
    deps,
    moneyEvents.paymentRefunded,
    { PaymentID, ProjectID: project.ProjectID, payerId, amount, currency, cause },
    `back-${id}`,
  );
