import type { StoredPayment } from '../orders/order.store.ts';
import type { Distribution } from '../payouts/distribution.store.ts';

/**
 * Adds the change of an order's platform fee to the part of the owner, who bears it. The part may be 0: refunds of a
 * few pence round that way.
 */
export function withFee(
  { feePayerId, OwnerUserID }: StoredPayment,
  people: Distribution['people'],
  fee: number,
): Distribution['people'] {
  if (fee === 0) return people;
  const payer = feePayerId ?? OwnerUserID;
  const own = people.find(({ UserID }) => UserID === payer) ?? { UserID: payer, amount: 0 };
  return [{ ...own, fee }, ...people.filter(({ UserID }) => UserID !== payer)];
}
