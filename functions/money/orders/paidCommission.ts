import { receivedOf } from './gift.ts';
import type { StoredPayment } from './order.store.ts';

/** The platform fee of a paid order when it was paid, in minor units: what its recipients were not given. */
export const paidCommission = (order: PaidOrder): number => order.total - receivedOf(order);

/** What tells the fee of a paid order. */
export type PaidOrder = Pick<StoredPayment, 'total'> & Parameters<typeof receivedOf>[0];
