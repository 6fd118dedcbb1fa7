import { keptFeeOf } from '#shared/platformFee.ts';
import { receivedOf } from '../orders/gift.ts';
import type { Share } from '../orders/order.store.ts';

interface PaidAmounts {
  total: number;
  shares: readonly Pick<Share, 'amount' | 'reversed'>[];
}

/**
 * The platform fee of a paid order that is kept once so much of the order has been refunded: the booked fee in
 * proportion. A whole refund gives all of it back.
 */
export const keptFee = (order: PaidAmounts, refunded: number): number =>
  keptFeeOf(order.total - receivedOf(order), order.total, order.total - refunded);
