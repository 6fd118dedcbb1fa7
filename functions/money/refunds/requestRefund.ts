import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { moneyEvents } from '../money.events.ts';
import { orders } from '../orders/order.store.ts';
import { answerEnd } from './answerTime.ts';
import { isOpen } from './isOpen.ts';
import { refundSteps } from './refund.store.ts';
import { planRefundHold } from './refundHold.ts';
import { readRefundParties } from './refundParties.ts';
import { refundableAmount, refuseLateRefund, refuseUnrefundable } from './refundRules.ts';
import { toRefund } from './toRefund.ts';

/** Those that are withdrawn again included: the owner is notified of each. */
const attempts = limit('requestRefund', 10, 'day');

/**
 * Requests a refund of the rest of the caller's payment, and holds its payouts until the request has ended. After a
 * declined request, only the owner or an administrator can refund the payment; a payer who has withdrawn a request can make
 * another.
 */
export const requestRefund = operation(contracts.requestRefund, {
  load: ({ PaymentID }) => ({ order: orders.key(PaymentID) }),
  maxAttempts: 3,
  async run({ body: { reason }, caller, loaded: { order } }, deps) {
    if (!order || order.payerId !== caller.UserID) return refuse('ORDER_NOT_FOUND');
    const tooMany = await enforceLimit(deps, attempts, caller.UserID);
    if (tooMany) return tooMany;
    const { project: owned, capture, latest } = await readRefundParties(deps.table, order);
    if (isOpen(latest)) return refuse('REFUND_ALREADY_OPEN');
    if (latest?.status === 'declined') return refuse('REFUND_ALREADY_DECLINED');
    const refused = refuseUnrefundable(capture) ?? refuseLateRefund(order, deps.now());
    if (refused) return refused;

    const { PaymentID, project, currency, payerId } = order;
    const createdAt = deps.now();
    const { refund, steps } = refundSteps.begin(order, {
      initiator: 'payer',
      status: 'requested',
      reason,
      createdAt,
      OwnerUserID: owned?.OwnerUserID ?? order.OwnerUserID,
      reminders: 0,
    });
    const conflict = await deps.table.transact(
      ...steps,
      ...(await planRefundHold(deps, order, refund.RefundID)),
      outbox.publish(
        deps,
        moneyEvents.refundRequested,
        {
          PaymentID,
          ProjectID: project.ProjectID,
          payerId,
          amount: refundableAmount(capture),
          currency,
          reason,
          answerBy: answerEnd(refund),
        },
        `asked-${refund.RefundID}`,
      ),
    );
    return conflict ?? toRefund(refund, createdAt);
  },
});
