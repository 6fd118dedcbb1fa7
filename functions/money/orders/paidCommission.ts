import type { StoredPayment } from './order.store.ts';

/** The platform fee of a paid order when it was paid, in minor units: what its recipients were not given. */
export const paidCommission = ({ total, shares }: Pick<StoredPayment, 'total' | 'shares'>): number =>
  shares.reduce((rest, { amount, reversed }) => rest - amount - reversed, total);
