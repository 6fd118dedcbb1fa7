import type { Payment } from '#shared/entities/payment.ts';
import { isActionAllowed, paymentActions } from '#shared/lifecycle.ts';
import { paymentReasonKey } from '#shared/moneyReasons.ts';
import type { StoredPayment } from './order.store.ts';
import { paidCommission } from './paidCommission.ts';

/** The project of an order as its payer saw it. */
export const seenProject = ({
  project,
  seenAs,
}: Pick<StoredPayment, 'project' | 'seenAs'>): Payment['project'] => ({
  ...project,
  ...seenAs,
});

/** The order as shown to its payer. */
export function toPayment(order: StoredPayment, at: string): Payment {
  const { PaymentID, kind, project, quantity, price, total, currency, refunded, commission } = order;
  const { status, createdAt, expiresAt, paidAt, reason } = order;
  const item =
    kind === 'donation'
      ? { kind, ProjectID: project.ProjectID, quantity: 1 as const, price }
      : { kind, ProjectID: project.ProjectID, quantity, price };

  return {
    PaymentID,
    kind,
    project: seenProject(order),
    items: [item],
    total,
    ...(order.feeCovered && { feeCovered: true }),
    currency,
    refunded,
    commission,
    status,
    createdAt,
    expiresAt,
    ...(paidAt && { paidAt, paidCommission: paidCommission(order) }),
    ...(reason && { reason: paymentReasonKey(reason) }),
    canRetry: isActionAllowed(paymentActions.checkout, status) && expiresAt > at,
  };
}
