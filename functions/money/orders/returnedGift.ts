import type { StoredPayment } from './order.store.ts';
import { type PaidOrder, paidCommission } from './paidCommission.ts';

/** The part of an order's gift that was refunded, in minor units, without the refunded part of a fee on top. */
export const returnedGiftOf = (
  order: PaidOrder & Pick<StoredPayment, 'refunded' | 'commission' | 'feeCovered'>,
): number =>
  order.feeCovered ? order.refunded - (paidCommission(order) - order.commission) : order.refunded;
