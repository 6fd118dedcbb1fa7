import { isRefusal, type Refusal } from '#functions/platform/refusal.ts';
import type { AnyStep } from '#functions/platform/table/step.ts';
import type { PaymentID } from '#shared/ids.ts';
import { isActionAllowed, paymentActions } from '#shared/lifecycle.ts';
import type { PaymentReason } from '#shared/moneyReasons.ts';
import { bookPayment } from '../captures/bookPayment.ts';
import { receipts } from '../captures/capture.store.ts';
import type { MoneyOutside } from '../paymentDeps.ts';
import { distribute } from '../payouts/distribute.ts';
import { keepForReturn } from '../refunds/recordUnappliedPayment.ts';
import { returnMoney } from '../refunds/refundUnappliedPayment.ts';
import { type Arrived, askProvider, type Standing } from './checkoutState.ts';
import { orders, type StoredPayment } from './order.store.ts';
import { changed, releaseUnits, type Together } from './orderSteps.ts';

/** Which order, and which of its payment pages; its last one if nothing is said. */
interface Question {
  PaymentID: PaymentID;
  sessionId?: string | undefined;
}

type Outcome = Refusal | undefined;

const tries = 5;

/**
 * Asks the provider about an order and applies what it says: the one way in which orders change after their
 * payment page was opened, whoever asks (webhook, checking page, reconciliation, expiry). Applied again, nothing
 * happens. Answers the order as it is then; nothing for an order that does not exist.
 */
export async function settle(
  outside: MoneyOutside,
  { PaymentID, sessionId }: Question,
  together: Together = [],
): Promise<StoredPayment | undefined> {
  const { table, payments } = outside;
  const stripe = await payments.stripe();
  let standing: Standing | undefined;

  for (let tried = 1; ; tried++) {
    const order = await table.get(orders.key(PaymentID));
    const asked = sessionId ?? order?.sessionId;
    if (!order || !asked) return order;

    standing ??= await askProvider(stripe, asked);
    const outcome = await apply(outside, order, { standing, isCurrent: asked === order.sessionId, together });
    if (outcome === 'nothing') return order;
    if (!isRefusal(outcome)) return await table.get(orders.key(PaymentID));
    if (tried === tries) throw new Error(`The order ${PaymentID} could not be settled: ${outcome.refused}.`);
  }
}

interface Finding {
  standing: Standing;
  /** Whether it is the order's own payment page that was asked about. */
  isCurrent: boolean;
  together: Together;
}

async function apply(
  outside: MoneyOutside,
  order: StoredPayment,
  { standing, isCurrent, together }: Finding,
): Promise<Outcome | 'nothing'> {
  if (standing.kind === 'paid')
    return await takeMoney(outside, order, { arrived: standing.arrived, isCurrent, together });
  if (!isCurrent) return 'nothing';
  const { table } = outside;

  if (standing.kind === 'open') {
    const isNews =
      standing.declined && !order.reason && isActionAllowed(paymentActions.checkout, order.status);
    return isNews
      ? await table.transact(changed(order, { reason: 'card_declined' }), ...together)
      : 'nothing';
  }
  if (standing.kind === 'processing') {
    const { process } = paymentActions;
    return isActionAllowed(process, order.status)
      ? await table.transact(changed(order, { status: process.to }), ...together)
      : 'nothing';
  }
  const end = endBy(standing, order);
  if (!isActionAllowed(end, order.status)) return 'nothing';
  const reason = standing.kind === 'expired' ? {} : { reason: 'bank_refused' as const };
  return await table.transact(
    changed(order, { status: end.to, ...reason }),
    releaseUnits(order),
    ...together,
  );
}

function endBy({ kind }: Standing, { sessionId, givenUp }: StoredPayment) {
  if (kind !== 'expired') return paymentActions.fail;
  return givenUp === sessionId ? paymentActions.cancel : paymentActions.expire;
}

interface Money {
  arrived: Arrived;
  isCurrent: boolean;
  together: Together;
}

/** Money has arrived: it is booked for the order, or it goes back; each of the provider's payments once. */
async function takeMoney(
  outside: MoneyOutside,
  order: StoredPayment,
  { arrived, isCurrent, together }: Money,
): Promise<Outcome | 'nothing'> {
  const { table, log } = outside;
  if (await table.get(receipts.key(arrived.intentId))) return 'nothing';

  const goBack = async (reason: PaymentReason, ...steps: (AnyStep | undefined)[]) => {
    log.error('paymentGoesBack', { PaymentID: order.PaymentID, intent: arrived.intentId, reason });
    const kept = keepForReturn(order, arrived, reason);
    const refused = await table.transact(...kept.steps, ...steps, ...together);
    if (!refused) await returnMoney(outside, kept.receipt);
    return refused;
  };

  if (arrived.amount !== order.total || arrived.currency !== order.currency) {
    const failsNow = isCurrent && isActionAllowed(paymentActions.fail, order.status);
    const failed = failsNow && changed(order, { status: paymentActions.fail.to, reason: 'amount_differs' });
    return await goBack('amount_differs', ...(failed ? [failed, releaseUnits(order)] : []));
  }
  if (
    !isActionAllowed(paymentActions.succeed, order.status) &&
    !isActionAllowed(paymentActions.payLate, order.status)
  )
    return await goBack('paid_twice');

  const booked = await bookPayment(outside, order, arrived);
  if (!booked) return await goBack('sold_out');
  const refused = await table.transact(...booked.steps, ...together);
  if (refused?.refused === 'UNITS_SOLD_OUT') return await goBack('sold_out');
  if (!refused && booked.distribution) await distribute(outside, booked.distribution);
  return refused;
}
