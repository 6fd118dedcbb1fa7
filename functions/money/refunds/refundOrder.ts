import { audit } from '#functions/audit/audit.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { money as contracts } from '#shared/contracts/money.ts';
import { type Capture, captures } from '../captures/capture.store.ts';
import type { orders } from '../orders/order.store.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { isOpen } from './isOpen.ts';
import { refundSteps, type StoredRefund } from './refund.store.ts';
import { planRefundHold } from './refundHold.ts';
import { deciderOf, readRefundParties } from './refundParties.ts';
import { refuseLateRefund, refuseRefund } from './refundRules.ts';
import { sendRefund } from './sendRefund.ts';
import { toRefund } from './toRefund.ts';

/** Refunds a payment without being asked: its project's owner within the window, administrators at any time. */
export async function refundOrder(
  { body: { amount, reason }, caller, loaded: [order] }: Input<typeof contracts.refundOrder, [typeof orders]>,
  deps: PaymentDeps,
) {
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
}

/** Requires that no refund or dispute was booked since the payment was read. */
export const unchangedPosition = (capture: Capture | undefined) =>
  capture && Step.check(captures.key(capture.intentId)).when('revision', '=', capture.revision);

interface Decision {
  caller: Caller;
  initiator: 'owner' | 'administrator';
  refund: StoredRefund;
  reason?: string;
}

/** Steps that record an administrator's refund; none for an owner's. */
export const auditRefund = (
  deps: Pick<Deps, 'now' | 'newId'>,
  { caller, initiator, refund, reason }: Decision,
) =>
  initiator === 'administrator'
    ? audit.record(deps, caller, {
        action: refund.status === 'declined' ? 'declineRefund' : 'refundOrder',
        target: { kind: 'order', id: refund.PaymentID, label: refund.project.shortName },
        reason,
      })
    : [];
