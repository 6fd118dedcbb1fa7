import type { StoredPayment } from '../orders/order.store.ts';
import type { Distribution } from '../payouts/distribution.store.ts';

/** Notes the change of an order's platform fee on the part of the owner, who bears it. */
export const withFee = (
  { feePayerId, OwnerUserID }: StoredPayment,
  people: Distribution['people'],
  fee: number,
): Distribution['people'] =>
  people.map(one => (one.UserID === (feePayerId ?? OwnerUserID) ? { ...one, fee } : one));
