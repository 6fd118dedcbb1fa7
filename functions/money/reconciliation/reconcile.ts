import { errorFields } from '#functions/platform/log.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import {
  iterateDueSubscriptions,
  iteratePendingPayments,
  reconcileSubscription,
} from '#functions/subscriptions/reconcileSubscriptions.ts';
import { refreshPayment } from '#functions/subscriptions/recordPayment.ts';
import type { CheckProblem } from '#shared/entities/check.ts';
import { reconciliation } from '#shared/settings.ts';
import { second } from '#shared/time.ts';
import { captures, pendingCaptures, unsettledCaptures } from '../captures/capture.store.ts';
import { iterateUnresolvedOrders } from '../orders/unresolvedOrders.ts';
import { distribute } from '../payouts/distribute.ts';
import { distributions, openDistributions } from '../payouts/distribution.store.ts';
import { iteratePayouts } from '../payouts/iteratePayouts.ts';
import { refunds, refundsIn } from '../refunds/refund.store.ts';
import { refundUnappliedPayment } from '../sync/refundUnappliedPayment.ts';
import { resolveRefund } from '../sync/sendRefund.ts';
import { syncCapture } from '../sync/syncCapture.ts';
import { syncOrderWithProvider } from '../sync/syncOrderWithProvider.ts';
import { resolveTransfer } from '../sync/transfer.ts';
import { applyMissedEvents } from '../webhook/applyMissedEvents.ts';
import { checks, storeCheck } from './check.store.ts';
import { findSettingsProblems } from './findSettingsProblems.ts';
import { type Done, type Kind, messageOf, reconcileKind } from './reconcileKind.ts';
import { recordBalanceMovements } from './recordBalanceMovements.ts';

/**
 * Reconciles everything unresolved with the provider: undelivered events, orders, unapplied payments, fees, refunds,
 * disputes, transfers and subscriptions. First the events, for half of the time at most; then all kinds at the same time,
 * each with a budget of its own. The result is stored for administrators. The first run of an installation also checks the
 * provider's settings, as the daily check of the ledger does from then on. Idempotent, also when run concurrently. Items
 * that do not fit or fail are left to the next run.
 */
export async function reconcile(deps: PaymentDeps): Promise<Done & { applied: number }> {
  const { log, now } = deps;
  const { runSeconds, budget, concurrency } = reconciliation;
  const began = Date.parse(now());
  const deadline = began + runSeconds * second;
  const done = { applied: 0, asked: 0, failed: 0 };
  const isFirst = !(await deps.table.get(checks.key('reconciliation')));
  const problems: CheckProblem[] = isFirst ? await findSettingsProblems(deps) : [];

  const attempt = async (what: Record<string, string>, ask: () => Promise<unknown>) => {
    if (Date.parse(now()) > deadline) return;
    try {
      await ask();
      done.asked += 1;
    } catch (error) {
      done.failed += 1;
      log.error('reconciliation.item_failed', { ...what, ...errorFields(error) });
      const named = Object.values(what).join(' ');
      problems.push({ kind: 'unresolved', text: `${named}: ${messageOf(error)}` });
    }
  };

  await attempt({ what: 'events' }, async () => {
    const { applied, failed } = await applyMissedEvents(deps, began + (runSeconds / 2) * second);
    done.applied += applied;
    done.failed += failed;
    if (failed > 0)
      problems.push({ kind: 'unresolved', text: `events: ${failed} could not be applied; the log says why` });
  });
  await attempt({ what: 'balance' }, () => recordBalanceMovements(deps));
  await Promise.all(
    kindsOf(deps).map(async kind => {
      const { asked, failed } = await kind({
        budget,
        concurrency,
        deadline,
        onFailure: problem => problems.push(problem),
      });
      done.asked += asked;
      done.failed += failed;
    }),
  );

  await storeCheck(deps.table, {
    name: 'reconciliation',
    at: now(),
    examined: done.asked + done.failed,
    applied: done.applied,
    problems,
  });
  log.info('reconciliation.completed', { ...done });
  return done;
}

type Limits = Parameters<typeof reconcileKind>[2];

function kindsOf(deps: PaymentDeps) {
  const { table } = deps;
  const kindOf =
    <Item>(kind: Kind<Item>) =>
    (limits: Limits) =>
      reconcileKind(deps, kind, limits);
  const amountOf = ({ amount }: { amount: number }) => amount;
  const intentOf = ({ intentId }: { intentId: string }) => intentId;

  return [
    kindOf({
      name: 'order',
      items: withPaymentPage(iterateUnresolvedOrders(table)),
      idOf: ({ PaymentID }) => PaymentID,
      worth: ({ total }) => total,
      ask: ({ PaymentID }) => syncOrderWithProvider(deps, { PaymentID }),
    }),
    kindOf({
      name: 'capture',
      items: table.each(captures, { index: 'gsi1', pk: pendingCaptures }),
      idOf: intentOf,
      worth: amountOf,
      ask: async capture => {
        if (!capture.position.isSettled) await syncCapture(deps, capture.intentId);
        if (capture.outcome === 'returning') await refundUnappliedPayment(deps, capture);
      },
    }),
    kindOf({
      name: 'distribution',
      items: table.each(distributions, { index: 'gsi1', pk: openDistributions }),
      idOf: ({ id }) => id,
      worth: () => 0,
      ask: ({ id }) => distribute(deps, id),
    }),
    kindOf({
      name: 'unsettled',
      items: table.each(captures, { index: 'gsi2', pk: unsettledCaptures }),
      idOf: intentOf,
      worth: amountOf,
      ask: ({ intentId }) => syncCapture(deps, intentId),
    }),
    kindOf({
      name: 'refund',
      items: table.each(refunds, { index: 'gsi2', pk: refundsIn('processing') }),
      idOf: ({ RefundID }) => RefundID,
      worth: ({ amount = 0 }) => amount,
      ask: refund => resolveRefund(deps, refund),
    }),
    kindOf({
      name: 'transfer',
      items: iteratePayouts(table, 'processing'),
      idOf: ({ recipientPayoutId }) => recipientPayoutId,
      worth: amountOf,
      ask: payout => resolveTransfer(deps, payout),
    }),
    kindOf({
      name: 'subscription',
      items: iterateDueSubscriptions(deps),
      idOf: ({ UserID }) => UserID,
      worth: () => 0,
      ask: record => reconcileSubscription(deps, record),
    }),
    kindOf({
      name: 'subscriptionPayment',
      items: iteratePendingPayments(deps),
      idOf: intentOf,
      worth: amountOf,
      ask: ({ intentId }) => refreshPayment(deps, intentId),
    }),
  ];
}

/** The orders of which the provider has a payment page. */
async function* withPaymentPage(orders: ReturnType<typeof iterateUnresolvedOrders>) {
  for await (const order of orders) if (order.sessionId) yield order;
}
