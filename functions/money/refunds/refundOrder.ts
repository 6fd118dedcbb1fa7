import { ledger } from '#functions/ledger/ledger.ts';
import { decisions } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { paymentProvider } from '#functions/provider/payments.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { orders } from '../orders/order.store.ts';
import { sendRefund } from '../sync/sendRefund.ts';
import { isOpen } from './isOpen.ts';
import { refundSteps } from './refund.store.ts';
import { auditRefund, unchangedPosition } from './refundDecision.ts';
import { planRefundHold } from './refundHold.ts';
import { deciderOf, readRefundParties } from './refundParties.ts';
import { refuseLateRefund, refuseRefund } from './refundRules.ts';
import { toRefund } from './toRefund.ts';

/** Refunds a payment without being asked: its project's owner within the window, administrators at any time. */
export const refundOrder = operation(contracts.refundOrder, {
  uses: [paymentProvider, ledger],
  load: ({ PaymentID }) => ({ order: orders.key(PaymentID) }),
  limit: decisions,
  maxAttempts: 3,
  async run({ body: { amount, reason }, caller, loaded: { order } }, deps) {
    if (!order) return refuse('ORDER_NOT_FOUND');
    const { project, capture, latest } = await readRefundParties(deps.table, order);
    const initiator = deciderOf(project, caller);
    if (!initiator) return refuse('ORDER_NOT_FOUND');
    if (isOpen(latest)) return refuse('REFUND_ALREADY_OPEN');
    const refused =
      refuseRefund(capture, amount) ??
      (initiator === 'owner' && !caller.isAdmin ? refuseLateRefund(order, deps.now()) : undefined);
    if (refused) return refused;

    const at = deps.now();
    const { refund, steps } = refundSteps.begin(order, {
      initiator,
      status: 'processing',
      amount,
      reason,
      createdAt: at,
      answeredAt: at,
      decidedBy: caller.UserID,
      attemptedAt: at,
    });
    const conflict = await deps.table.transact(
      ...steps,
      ...(await planRefundHold(deps, order, refund.RefundID)),
      unchangedPosition(capture),
      ...auditRefund(deps, { caller, initiator, refund, reason }),
    );
    return conflict ?? toRefund(await sendRefund(deps, refund), at);
  },
});
