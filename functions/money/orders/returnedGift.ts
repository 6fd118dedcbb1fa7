import type { StoredPayment } from './order.store.ts';
import { type PaidOrder, paidCommission } from './paidCommission.ts';

/** What refunds took back of an order's gift, in minor units: without what they gave back of a fee on top. */
export const returnedGiftOf = (
  order: PaidOrder & Pick<StoredPayment, 'refunded' | 'commission' | 'feeCovered'>,
): number =>
  order.feeCovered ? order.refunded - (paidCommission(order) - order.commission) : order.refunded;
