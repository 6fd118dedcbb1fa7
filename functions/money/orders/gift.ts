import type { Share, StoredPayment } from './order.store.ts';

/** Amount that an order gives to its project, in minor units: the total, without a platform fee that the payer added on top. */
export const giftOf = ({ price, quantity }: Pick<StoredPayment, 'price' | 'quantity'>): number =>
  price * quantity;

/** The platform fee that the payer added on top of the gift, in minor units; 0 if it is part of the gift. */
export const addedFeeOf = (order: Pick<StoredPayment, 'price' | 'quantity' | 'total'>): number =>
  order.total - giftOf(order);

/** Sum of the recipients' shares of a paid order before refunds, in minor units: the total without the platform fee. */
export const receivedOf = ({ shares }: { shares: readonly Pick<Share, 'amount' | 'reversed'>[] }): number =>
  shares.reduce((sum, { amount, reversed }) => sum + amount + reversed, 0);
