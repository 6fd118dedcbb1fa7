import type { AuthorSummary } from '#shared/entities/author.ts';
import type { OwnerOrder, PublicOrder } from '#shared/entities/payment.ts';
import type { UserID } from '#shared/ids.ts';
import { giftOf } from './gift.ts';
import type { StoredPayment } from './order.store.ts';
import { returnedGiftOf } from './returnedGift.ts';

/** Ids of the payers whose names are shown. */
export const namedPayers = (orders: readonly StoredPayment[]): UserID[] =>
  orders.flatMap(({ payerId, anonymous }) => (anonymous ? [] : [payerId]));

/** The paid order as shown to everyone; without its payer if they stay anonymous. */
export function toPublicOrder(order: StoredPayment, payer: (id: UserID) => AuthorSummary): PublicOrder {
  const { PaymentID, payerId, anonymous, kind, quantity, currency, paidAt = order.createdAt } = order;
  return {
    PaymentID,
    ...(!anonymous && { payer: payer(payerId) }),
    kind,
    quantity,
    total: giftOf(order),
    refunded: returnedGiftOf(order),
    currency,
    paidAt,
  };
}

/** The paid order as shown to the project's owner. */
export function toOwnerOrder(order: StoredPayment, payer: (id: UserID) => AuthorSummary): OwnerOrder {
  const { ProjectID, shortName } = order.project;
  const { status, total, feeCovered, refunded, commission } = order;
  return {
    ...toPublicOrder(order, payer),
    status,
    total,
    ...(feeCovered && { feeCovered }),
    refunded,
    commission,
    project: { ProjectID, shortName },
  };
}
