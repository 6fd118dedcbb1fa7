import { type Refund, receipts, refunds } from '../captures/capture.store.ts';
import { momentOf } from '../orders/checkoutState.ts';
import type { Together } from '../orders/orderSteps.ts';
import type { MoneyOutside } from '../paymentDeps.ts';
import { noteFailure, repeatRefund } from './failedRefund.ts';
import { giveBack } from './recordPaymentReversal.ts';

/**
 * Books what became of a payment's refunds, as the provider lists them: each new one, and each that came back. Nothing for a
 * payment that never arrived here.
 */
export async function applyRefunds(
  outside: MoneyOutside,
  intentId: string,
  together: Together = [],
): Promise<void> {
  const { table, payments } = outside;
  const receipt = await table.get(receipts.key(intentId));
  if (!receipt) return;

  const stripe = await payments.stripe();
  const listed = (await stripe.refunds.list({ payment_intent: intentId, limit: 100 })).data.toReversed();
  if (listed.length === 0) return;
  const known = await table.load(...listed.map(({ id }) => refunds.key(id)));
  const cameBack = listed.map(({ status }) => status === 'failed' || status === 'canceled');

  const owed: Refund[] = [];
  for (const [place, refund] of known.entries()) {
    if (!refund || !cameBack[place] || refund.failed?.repeatedBy) continue;
    owed.push(refund.failed ? refund : await noteFailure(outside, refund, receipt));
  }

  const isCounted = (status: string | null) => status === 'succeeded' || status === 'pending';
  const news = listed.filter(({ status }, place) => !known[place] && isCounted(status));
  for (const [place, { id, amount, created }] of news.entries()) {
    const marks = place === news.length - 1 ? together : [];
    const at = momentOf(created);
    const repeats = owed.findIndex(failed => failed.amount === amount);
    const [failed] = repeats < 0 ? [] : owed.splice(repeats, 1);
    await (failed
      ? repeatRefund(outside, failed, { id, intentId, amount, at }, receipt, marks)
      : giveBack(outside, { intentId, id, amount, at, from: 'provider:stripe', reason: 'refunded' }, marks));
  }
}
