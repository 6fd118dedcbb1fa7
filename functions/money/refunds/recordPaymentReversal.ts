import type { Account } from '#functions/platform/ledger/accounts.ts';
import { post } from '#functions/platform/ledger.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { Step } from '#functions/platform/table/step.ts';
import { figures } from '#functions/projects/figures.store.ts';
import { paymentActions } from '#shared/lifecycle.ts';
import type { PaymentReason } from '#shared/moneyReasons.ts';
import { type Receipt, receipts, refunds } from '../captures/capture.store.ts';
import { commissionOf } from '../captures/commission.ts';
import { takeBack } from '../captures/split.ts';
import { countSupporter, supporters } from '../captures/supporter.store.ts';
import { orders, type StoredPayment } from '../orders/order.store.ts';
import { changed, type Together } from '../orders/orderSteps.ts';
import type { MoneyOutside } from '../paymentDeps.ts';
import { debit } from '../payouts/debit.ts';
import { distribute } from '../payouts/distribute.ts';
import { atOnce } from '../payouts/distribution.store.ts';
import { restOf } from '../payouts/planRemainder.ts';

/** Money that has left for a payer: a refund, or what their bank took for good. Minor units. */
interface Back {
  intentId: string;
  /** The provider's id of the refund or dispute: booked once. */
  id: string;
  amount: number;
  at: string;
  from: Extract<Account, 'provider:stripe' | 'receivable:disputes'>;
  reason: PaymentReason;
}

const tries = 5;

/** Books money that went back: what it paid for, its commission and its shares go back with it. Once for each id. */
export async function giveBack(outside: MoneyOutside, back: Back, together: Together = []): Promise<void> {
  const { table } = outside;

  for (let tried = 1; tried <= tries; tried++) {
    const [receipt, booked] = await table.load(receipts.key(back.intentId), refunds.key(back.id));
    const order = receipt && (await table.get(orders.key(receipt.PaymentID)));
    if (booked || !receipt || !order) return;

    if (order.shares.length > atOnce) await distribute(outside, `paid-${order.PaymentID}`);
    const { steps, distribution } =
      receipt.outcome === 'booked'
        ? await fromShares(outside, order, back)
        : { steps: fromClearing(order, receipt, back), distribution: undefined };
    const refused = await table.transact(
      Step.create(refunds.key(back.id), {
        id: back.id,
        intentId: back.intentId,
        amount: back.amount,
        at: back.at,
      }),
      ...steps,
      ...together,
    );
    if (!refused && distribution) await distribute(outside, distribution);
    if (!refused) return;
  }
  throw new Error(`The refund ${back.id} could not be booked.`);
}

async function fromShares({ table }: MoneyOutside, order: StoredPayment, back: Back) {
  const { PaymentID, project, currency, total, payerId, kind, quantity, paidAt = order.createdAt } = order;
  const { ProjectID, shortName } = project;
  const refunded = order.refunded + back.amount;
  const isAll = refunded === total;
  const commission = commissionOf(total - refunded, order.commissionPermille);
  const commissionBack = order.commission - commission;

  const taken = takeBack(back.amount - commissionBack, order.shares);
  const people = taken.map(({ share, taken: amount }) => ({ UserID: share.UserID, amount }));
  const debited = await debit(table, { PaymentID }, people.slice(0, atOnce));
  const rest = restOf({
    id: `back-${back.id}`,
    PaymentID,
    project: { ProjectID, shortName },
    currency,
    paidAt,
    direction: 'debit',
    people: people.slice(atOnce),
  });
  const shares = order.shares.map(share => {
    const part = taken.find(one => one.share.UserID === share.UserID);
    return { ...share, amount: share.amount - (part?.taken ?? 0) };
  });
  const known = isAll ? await table.get(supporters.key(ProjectID, payerId)) : undefined;
  const supporter = known && countSupporter(ProjectID, payerId, { known, by: -1 });
  const units =
    isAll && kind === 'points' ? figures.returnSold(ProjectID, quantity) : figures.add(ProjectID, {});

  const steps = [
    changed(order, {
      refunded,
      commission,
      shares,
      ...(isAll && { status: paymentActions.refund.to, reason: back.reason }),
    }),
    units.add({ raised: -back.amount, supporters: supporter?.change ?? 0 }),
    supporter?.step,
    ...debited.steps,
    ...post({
      id: `back-${back.id}`,
      kind: back.from === 'provider:stripe' ? 'refunded' : 'disputeLost',
      at: back.at,
      currency,
      PaymentID,
      entries: [
        { account: back.from, amount: -back.amount },
        { account: 'revenue:commission', amount: commissionBack },
        ...debited.entries,
        { account: 'clearing', amount: rest.sum },
      ],
    }),
    rest.step,
    tell(order, back),
  ];
  return { steps, distribution: rest.id };
}

function fromClearing(order: StoredPayment, receipt: Receipt, back: Back) {
  const { PaymentID } = order;
  const returned = receipt.returned + back.amount;
  const isAll = returned >= receipt.amount;
  const isOfOrder = isAll && receipt.reason !== 'paid_twice';
  const ended =
    isOfOrder && paymentActions.refund.from.some(state => state === order.status && state !== 'success');
  return [
    Step.update(receipts.key(receipt.intentId), { returned, ...(isAll && { outcome: 'returned' }) }, receipt)
      .when('outcome', '=', 'returning')
      .when('returned', '=', receipt.returned),
    ended
      ? changed(order, { status: paymentActions.refund.to, reason: receipt.reason ?? 'refunded' })
      : undefined,
    ...post({
      id: `back-${back.id}`,
      kind: back.from === 'provider:stripe' ? 'returned' : 'disputeLost',
      at: back.at,
      currency: receipt.currency,
      PaymentID,
      entries: [
        { account: back.from, amount: -back.amount },
        { account: 'clearing', amount: back.amount },
      ],
    }),
    tell(order, back),
  ];
}

const tell = ({ PaymentID, project, payerId, currency }: StoredPayment, { id, amount }: Back) =>
  outbox.note(
    'paymentRefunded',
    { PaymentID, ProjectID: project.ProjectID, payerId, amount, currency },
    `back-${id}`,
  );
