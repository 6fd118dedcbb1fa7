import { captures } from '../captures/capture.store.ts';
import { isoFromUnix } from '../orders/checkoutState.ts';
import type { ExtraSteps } from '../orders/orderSteps.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { recordRefundFailure, replaceFailedRefund } from './failedRefund.ts';
import { recordPaymentReversal } from './recordPaymentReversal.ts';
import { type Refund, refunds } from './refund.store.ts';

/**
 * Books the new and the failed refunds of a payment, as listed by the provider. Ignores payments that were never
 * captured here.
 */
export async function applyRefunds(
  deps: PaymentDeps,
  intentId: string,
  extraSteps: ExtraSteps = [],
): Promise<void> {
  const { table, payments } = deps;
  const capture = await table.get(captures.key(intentId));
  if (!capture) return;

  const stripe = await payments.stripe();
  const listed = (await stripe.refunds.list({ payment_intent: intentId, limit: 100 })).data.toReversed();
  if (listed.length === 0) return;
  const known = await table.batchGet(...listed.map(({ id }) => refunds.key(id)));
  const cameBack = listed.map(({ status }) => status === 'failed' || status === 'canceled');

  const owed: Refund[] = [];
  for (const [place, refund] of known.entries()) {
    if (!refund || !cameBack[place] || refund.failed?.repeatedBy) continue;
    owed.push(refund.failed ? refund : await recordRefundFailure(deps, refund, capture));
  }

  const isCounted = (status: string | null) => status === 'succeeded' || status === 'pending';
  const news = listed.filter(({ status }, place) => !known[place] && isCounted(status));
  for (const [place, { id, amount, created }] of news.entries()) {
    const marks = place === news.length - 1 ? extraSteps : [];
    const at = isoFromUnix(created);
    const repeats = owed.findIndex(failed => failed.amount === amount);
    const [failed] = repeats < 0 ? [] : owed.splice(repeats, 1);
    await (failed
      ? replaceFailedRefund(deps, failed, { id, intentId, amount, at }, capture, marks)
      : recordPaymentReversal(
          deps,
          { intentId, id, amount, at, from: 'provider:stripe', reason: 'refunded' },
          marks,
        ));
  }
}
