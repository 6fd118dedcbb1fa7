import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { SubscriptionOrder } from '#shared/entities/subscription.ts';
import { Language } from '#shared/fields.ts';
import { type PaymentID, UserID } from '#shared/ids.ts';
import { day, second } from '#shared/time.ts';

const StoredOrder = z.object({
  ...SubscriptionOrder.shape,
  UserID,
  /** Language of the payment page. */
  language: Language,
});
export type StoredOrder = z.output<typeof StoredOrder>;

const keptSeconds = (40 * day) / second;

/** Orders for plans, kept for 40 days. Payments for them are subscription payments. */
export const subscriptionOrders = entity({
  name: 'subscriptionOrder',
  schema: StoredOrder,
  key: (id: PaymentID) => ({ pk: `subscriptionOrder#${id}`, sk: 'subscriptionOrder' }),
  ttl: ({ createdAt }) => Math.floor(Date.parse(createdAt) / second) + keptSeconds,
});

/** The order as shown to its subscriber. An unpaid order ends at its expiry. */
export function toOrder(stored: StoredOrder, at: string): SubscriptionOrder {
  const { UserID: _, language: __, ...order } = stored;
  const isOver = order.status === 'pending' && order.expiresAt <= at;
  return isOver ? { ...order, status: 'expired' } : order;
}
