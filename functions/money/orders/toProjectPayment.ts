import type { AuthorSummary } from '#shared/entities/author.ts';
import type { OwnerOrder, ProjectPayment } from '#shared/entities/payment.ts';
import type { StoredPayment } from './order.store.ts';

/** The payment as shown to everyone. */
export function toProjectPayment(order: StoredPayment, payer: AuthorSummary): ProjectPayment {
  const { PaymentID, kind, quantity, total, currency, paidAt = order.createdAt } = order;
  return { PaymentID, payer, kind, quantity, total, currency, paidAt };
}

/** The payment as shown to the project's owner. */
export function toOwnerOrder(order: StoredPayment, payer: AuthorSummary): OwnerOrder {
  const { ProjectID, shortName } = order.project;
  return { ...toProjectPayment(order, payer), status: order.status, project: { ProjectID, shortName } };
}
