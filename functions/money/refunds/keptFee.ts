import { keptFeeOf } from '#shared/platformFee.ts';
import { type PaidOrder, paidCommission } from '../orders/paidCommission.ts';

/**
 * The platform fee of a paid order that is kept once so much of the order has been refunded: the booked fee in
 * proportion. A whole refund gives all of it back.
 */
export const keptFee = (order: PaidOrder, refunded: number): number =>
  keptFeeOf(paidCommission(order), order.total, order.total - refunded);
