import { receivedOf } from './gift.ts';
import type { StoredPayment } from './order.store.ts';

/** The platform fee of a paid order when it was paid, in minor units: the total less the recipients' shares. */
export const paidCommission = (order: PaidOrder): number => order.total - receivedOf(order);

/** Fields of a paid order that its platform fee is calculated from. */
export type PaidOrder = Pick<StoredPayment, 'total'> & Parameters<typeof receivedOf>[0];
