import type { Posting } from '#functions/ledger/ledger.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { orders } from '../orders/order.store.ts';
import { addFee } from './fees.store.ts';

/** Adds the platform fee of each new posting of a payment to the month's invoice of the project's owner. */
export const addToFees: Projection<Posting> = async ({ before, after }, { table }) => {
  if (before || !after?.PaymentID) return undefined;
  const change = after.entries
    .filter(({ account }) => account === 'revenue:commission')
    .reduce((sum, { amount }) => sum + amount, 0);
  if (change === 0) return undefined;

  const order = await table.get(orders.key(after.PaymentID));
  if (!order) return undefined;
  const payer = order.feePayerId ?? order.OwnerUserID;
  return [addFee(after, payer, change < 0 ? { charged: -change } : { returned: change })];
};
