import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { isActionAllowed, refundActions } from '#shared/lifecycle.ts';
import { moneyEvents } from '../money.events.ts';
import { orders } from '../orders/order.store.ts';
import { refundSteps, refunds } from './refund.store.ts';
import { planRefundRelease } from './refundHold.ts';
import { toRefund } from './toRefund.ts';

/**
 * Withdraws the caller's own refund request before it is answered, releases the payouts, and tells the owner in the app.
 * Another one can be made while the window is open. Withdrawing it again changes nothing.
 */
export const withdrawRefundRequest = operation(contracts.withdrawRefundRequest, {
  load: ({ PaymentID, body }) => ({
    order: orders.key(PaymentID),
    request: refunds.key(PaymentID, body.RefundID),
  }),
  limit: changes,
  maxAttempts: 3,
  async run({ caller, loaded: { order, request } }, deps) {
    if (!order || order.payerId !== caller.UserID) return refuse('ORDER_NOT_FOUND');
    if (request?.initiator !== 'payer') return refuse('REFUND_NOT_FOUND');
    if (request.status === refundActions.withdraw.to) return toRefund(request, deps.now());
    if (!isActionAllowed(refundActions.withdraw, request.status)) return refuse('REFUND_ALREADY_ANSWERED');

    const { PaymentID, project, payerId, total, refunded, currency } = order;
    const changes = { status: refundActions.withdraw.to, answeredAt: deps.now() };
    const conflict = await deps.table.transact(
      refundSteps.change(request, changes).otherwise('REFUND_ALREADY_ANSWERED'),
      ...(await planRefundRelease(deps, order, request.RefundID)),
      outbox.publish(
        deps,
        moneyEvents.refundWithdrawn,
        { PaymentID, ProjectID: project.ProjectID, payerId, amount: total - refunded, currency },
        `withdrawn-${request.RefundID}`,
      ),
    );
    if (conflict?.code !== 'REFUND_ALREADY_ANSWERED')
      return conflict ?? toRefund({ ...request, ...changes }, deps.now());
    const ended = await deps.table.get(refunds.key(PaymentID, request.RefundID));
    return ended?.status === refundActions.withdraw.to ? toRefund(ended, deps.now()) : conflict; // from another tab
  },
});
