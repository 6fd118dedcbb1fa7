import { errorFields } from '#functions/platform/log.ts';
import { reconcileSubscriptions } from '#functions/subscriptions/reconcileSubscriptions.ts';
import { captures, pendingCaptures, unsettledCaptures } from '../captures/capture.store.ts';
import { syncCapture } from '../captures/syncCapture.ts';
import { syncOrderWithProvider } from '../orders/syncOrderWithProvider.ts';
import { iterateUnresolvedOrders } from '../orders/unresolvedOrders.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { distribute } from '../payouts/distribute.ts';
import { distributions, openDistributions } from '../payouts/distribution.store.ts';
import { iteratePayouts } from '../payouts/iteratePayouts.ts';
import { resolveTransfer } from '../payouts/transfer.ts';
import { refundUnappliedPayment } from '../refunds/refundUnappliedPayment.ts';
import { applyMissedEvents } from '../webhook/applyMissedEvents.ts';
import { recordBalanceMovements } from './recordBalanceMovements.ts';

/** Counts of a run. */
interface Done {
  applied: number;
  asked: number;
  failed: number;
}

/**
 * Reconciles everything unresolved with the provider: undelivered events, orders, unapplied payments, disputes,
 * transfers and subscriptions. Idempotent, also when run concurrently. A failure does not stop the rest, and the next
 * run retries it.
 */
export async function reconcile(deps: PaymentDeps): Promise<Done> {
  const { table, log } = deps;
  const done: Done = { applied: 0, asked: 0, failed: 0 };

  const attempt = async (what: Record<string, string>, ask: () => Promise<unknown>) => {
    try {
      await ask();
      done.asked += 1;
    } catch (error) {
      done.failed += 1;
      log.error('inDoubt', { ...what, ...errorFields(error) });
    }
  };

  await attempt({ what: 'events' }, async () => {
    const { applied, failed } = await applyMissedEvents(deps);
    done.applied += applied;
    done.failed += failed;
  });
  await attempt({ what: 'balance' }, () => recordBalanceMovements(deps));
  for await (const { PaymentID, sessionId } of iterateUnresolvedOrders(table))
    if (sessionId) await attempt({ PaymentID }, () => syncOrderWithProvider(deps, { PaymentID }));
  for await (const capture of table.each(captures, { index: 'gsi1', pk: pendingCaptures })) {
    if (!capture.position.isSettled)
      await attempt({ intent: capture.intentId }, () => syncCapture(deps, capture.intentId));
    if (capture.outcome === 'returning')
      await attempt({ capture: capture.intentId }, () => refundUnappliedPayment(deps, capture));
  }
  for await (const { id } of table.each(distributions, { index: 'gsi1', pk: openDistributions }))
    await attempt({ distribution: id }, () => distribute(deps, id));
  for await (const { intentId } of table.each(captures, { index: 'gsi2', pk: unsettledCaptures }))
    await attempt({ intent: intentId }, () => syncCapture(deps, intentId));
  for await (const payout of iteratePayouts(table, 'processing'))
    await attempt({ recipientPayoutId: payout.recipientPayoutId }, () => resolveTransfer(deps, payout));

  await reconcileSubscriptions(deps, attempt);

  log.info('reconciled', { ...done });
  return done;
}
