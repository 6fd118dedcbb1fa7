import { ledger } from '#functions/ledger/ledger.ts';
import { errorFields } from '#functions/platform/log.ts';
import { operation } from '#functions/platform/operation.ts';
import { outageOf } from '#functions/platform/outage.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { paymentProvider } from '#functions/provider/payments.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { isActionAllowed, paymentActions } from '#shared/lifecycle.ts';
import { queryRefunds } from '../receipts/queryRefunds.ts';
import { expireOrder, isOverdue } from '../sync/expireOrder.ts';
import { syncOrderWithProvider } from '../sync/syncOrderWithProvider.ts';
import { orders, type StoredPayment } from './order.store.ts';
import { toPayment } from './toPayment.ts';

/**
 * Returns one of the caller's orders. Syncs unresolved orders with the provider first; if the provider is unavailable,
 * returns the stored state. Cost: 2 more DynamoDB requests if money was returned to the payer.
 */
export const getOrder = operation(contracts.getOrder, {
  uses: [paymentProvider, ledger],
  load: ({ body }) => ({ order: orders.key(body.PaymentID) }),
  async run({ body: { PaymentID }, caller, loaded: { order } }, deps) {
    const { now, log } = deps;
    if (!order || order.payerId !== caller.UserID) return refuse('ORDER_NOT_FOUND');

    try {
      const current = await decided(deps, order);
      return { ...toPayment(current, now()), refunds: await queryRefunds(deps.table, current) };
    } catch (error) {
      const outage = outageOf(error);
      if (outage?.code !== 'DEPENDENCY_UNAVAILABLE') throw error;
      log.error('provider.call_unanswered', { PaymentID, ...errorFields(error) });
      return toPayment(order, now());
    }
  },
});

async function decided(deps: PaymentDeps, order: StoredPayment): Promise<StoredPayment> {
  if (isOverdue(order, deps.now())) return await expireOrder(deps, order);
  const isOpen = order.sessionId && isActionAllowed(paymentActions.succeed, order.status);
  return isOpen ? ((await syncOrderWithProvider(deps, { PaymentID: order.PaymentID })) ?? order) : order;
}
