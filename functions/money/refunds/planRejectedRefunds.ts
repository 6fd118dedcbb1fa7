import { outbox } from '#functions/platform/outbox.ts';
import type { AnyStep } from '#functions/platform/table/step.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { isActionAllowed, refundActions } from '#shared/lifecycle.ts';
import type { Capture } from '../captures/capture.store.ts';
import type { Found } from '../captures/fetchPosition.ts';
import { moneyEvents } from '../money.events.ts';
import type { StoredPayment } from '../orders/order.store.ts';
import { refundSteps, refunds, refundsOf } from './refund.store.ts';

interface Change {
  /** Id of the posting. */
  id: string;
  order: StoredPayment;
  capture: Capture;
  found: Found;
}

/**
 * Plans the consequences of refunds that the payer's bank rejected after they had been sent: refunds that were made by a
 * call here are no longer completed, and the payer is notified. The returned money stays owed to them. Cost: 1 DynamoDB
 * request; none without a rejected refund.
 */
export async function planRejectedRefunds(
  deps: Pick<PaymentDeps, 'table' | 'now' | 'newId'>,
  { id, order, capture, found }: Change,
): Promise<(AnyStep | undefined)[]> {
  if (found.rejectedRefunds.length === 0) return [];
  const returned = capture.position.paidBack - found.position.paidBack; // less than none if another refund replaced it
  const { PaymentID, project, payerId, currency } = order;
  const { items } = await deps.table.query(refunds, refundsOf(PaymentID));
  const rejected = items.filter(
    ({ status, providerRefundId }) =>
      isActionAllowed(refundActions.reject, status) &&
      found.rejectedRefunds.some(one => one === providerRefundId),
  );
  return [
    ...rejected.map(refund =>
      refundSteps.change(refund, { status: refundActions.reject.to, failure: 'rejected_by_bank' }),
    ),
    returned > 0
      ? outbox.publish(
          deps,
          moneyEvents.refundFailed,
          { PaymentID, ProjectID: project.ProjectID, payerId, amount: returned, currency },
          `refund-failed-${id}`,
        )
      : undefined,
  ];
}
