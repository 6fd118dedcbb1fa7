import type { AuthorSummary } from '#shared/entities/author.ts';
import type { OwnerOrder, ProjectPayment } from '#shared/entities/payment.ts';
import type { StoredPayment } from './order.store.ts';

/** A payment as everyone sees it: who, what, how much, when. */
export function toProjectPayment(order: StoredPayment, payer: AuthorSummary): ProjectPayment {
  const { PaymentID, kind, quantity, total, currency, paidAt = order.createdAt } = order;
  return { PaymentID, payer, kind, quantity, total, currency, paidAt };
}

/** The same with what its owner sees. */
export function toOwnerOrder(order: StoredPayment, payer: AuthorSummary): OwnerOrder {
  const { ProjectID, shortName } = order.project;
  return { ...toProjectPayment(order, payer), status: order.status, project: { ProjectID, shortName } };
}
