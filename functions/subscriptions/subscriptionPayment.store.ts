import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { SubscriptionPayment } from '#shared/entities/subscription.ts';
import { UserID } from '#shared/ids.ts';

/** A payment of a subscription's invoice. */
const StoredSubscriptionPayment = z.object({
  ...SubscriptionPayment.shape,
  UserID,
  /** The provider's id of the payment. */
  intentId: z.string(),
  subscriptionId: z.string(),
  /** The provider's movements of money that have been posted, by id. */
  posted: z.array(z.string()),
  /** Whether a movement is not known yet: the provider reports fees later than payments. */
  pending: z.boolean(),
});
export type StoredSubscriptionPayment = z.output<typeof StoredSubscriptionPayment>;

/** Partition of gsi1: a person's payments by date. */
export const subscriptionPaymentsOf = (id: UserID): string => `subscriptionPayments#${id}`;

/** Partition of gsi2: payments of which a movement of money is not known yet. */
export const pendingSubscriptionPayments = 'subscriptionPayments#pending';

/** Payments for subscriptions, by the provider's id of the payment. */
export const subscriptionPayments = entity({
  name: 'subscriptionPayment',
  schema: StoredSubscriptionPayment,
  key: (intentId: string) => ({ pk: `subscriptionPayment#${intentId}`, sk: 'subscriptionPayment' }),
  gsi1: ({ UserID, paidAt, intentId }) => ({
    pk: subscriptionPaymentsOf(UserID),
    sk: `${paidAt}#${intentId}`,
  }),
  gsi2: ({ pending, paidAt, intentId }) =>
    pending ? { pk: pendingSubscriptionPayments, sk: `${paidAt}#${intentId}` } : undefined,
});
