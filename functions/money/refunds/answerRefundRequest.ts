import { ledger } from '#functions/ledger/ledger.ts';
import { decisions } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { paymentProvider } from '#functions/provider/payments.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { isActionAllowed, refundActions } from '#shared/lifecycle.ts';
import { refundRequests } from '#shared/refundRequests.ts';
import { moneyEvents } from '../money.events.ts';
import { orders } from '../orders/order.store.ts';
import { sendRefund } from '../sync/sendRefund.ts';
import { deciderAt } from './answerTime.ts';
import { refundSteps, refunds, type StoredRefund } from './refund.store.ts';
import { auditRefund, unchangedPosition } from './refundDecision.ts';
import { planRefundRelease } from './refundHold.ts';
import { deciderOf, readRefundParties } from './refundParties.ts';
import { refundableAmount, refuseRefund } from './refundRules.ts';
import { toRefund } from './toRefund.ts';

/**
 * Grants or declines a refund request. A request can be answered after the refund window, but only once: for seven days by
 * the project's owner, afterwards only by administrators, who may also answer it earlier.
 */
export const answerRefundRequest = operation(contracts.answerRefundRequest, {
  uses: [paymentProvider, ledger],
  load: ({ PaymentID, body }) => ({
    order: orders.key(PaymentID),
    request: refunds.key(PaymentID, body.RefundID),
  }),
  limit: decisions,
  maxAttempts: 3,
  async run({ body, caller, loaded: { order, request } }, deps) {
    if (!order) return refuse('ORDER_NOT_FOUND');
    const { project, capture } = await readRefundParties(deps.table, order);
    const role = deciderOf(project, caller);
    if (!role) return refuse('ORDER_NOT_FOUND');
    if (!request) return refuse('REFUND_NOT_FOUND');
    if (request.status === 'withdrawn') return refuse('REFUND_REQUEST_WITHDRAWN');
    if (!isActionAllowed(refundActions.grant, request.status)) return refuse('REFUND_ALREADY_ANSWERED');

    const isOverdue = deciderAt(request, deps.now()) === 'administrator';
    if (isOverdue && !caller.isAdmin)
      return refuse('REFUND_ANSWER_OVERDUE', { days: String(refundRequests.answerDays) });
    const initiator = isOverdue ? 'administrator' : role;

    const answered = { answeredAt: deps.now(), decidedBy: caller.UserID };
    if (body.decision === 'decline') {
      const changes = { ...answered, status: refundActions.decline.to, answer: body.reason };
      const declined: StoredRefund = { ...request, ...changes };
      const { PaymentID, payerId, currency } = order;
      const conflict = await deps.table.transact(
        refundSteps.change(request, changes).otherwise('REFUND_ALREADY_ANSWERED'),
        ...(await planRefundRelease(deps, order, request.RefundID)),
        ...auditRefund(deps, { caller, initiator, refund: declined, reason: body.reason }),
        outbox.publish(
          deps,
          moneyEvents.refundDeclined,
          {
            PaymentID,
            ProjectID: order.project.ProjectID,
            payerId,
            amount: refundableAmount(capture),
            currency,
            reason: body.reason,
          },
          `declined-${request.RefundID}`,
        ),
      );
      return conflict ?? toRefund(declined, answered.answeredAt);
    }

    const refused = refuseRefund(capture, body.amount);
    if (refused) return refused;
    const changes = {
      ...answered,
      status: refundActions.grant.to,
      amount: body.amount,
      attemptedAt: answered.answeredAt,
    };
    const granted: StoredRefund = { ...request, ...changes };
    const conflict = await deps.table.transact(
      refundSteps.change(request, changes).otherwise('REFUND_ALREADY_ANSWERED'),
      unchangedPosition(capture),
      ...auditRefund(deps, { caller, initiator, refund: granted }),
    );
    return conflict ?? toRefund(await sendRefund(deps, granted), answered.answeredAt);
  },
});
