import type { Loaded } from '#functions/platform/load.ts';
import { captures } from '../captures/capture.store.ts';
import { authorKeys, authorSummaries } from '../orders/authorSummaries.ts';
import { orders } from '../orders/order.store.ts';
import type { StoredRefund } from './refund.store.ts';
import { shownPayer, toRefundCase } from './toRefund.ts';

/** Refunds with the keys of the items that are shown with them. */
export const refundCasesPlan = (found: readonly StoredRefund[]) => ({
  found,
  paid: found.map(({ PaymentID }) => orders.key(PaymentID)),
  captured: found.map(({ intentId }) => captures.key(intentId)),
  users: authorKeys(found.map(({ payerId }) => payerId)),
});

/** Refunds as administrators or owners see them. `at` is the time of the call. */
export function toRefundCases(
  { found, paid, captured, users }: Loaded<ReturnType<typeof refundCasesPlan>>,
  { isAdmin, at }: { isAdmin: boolean; at: string },
) {
  const person = authorSummaries(users);
  return found.flatMap((refund, index) => {
    const order = paid[index];
    if (!order) return [];
    const payer = shownPayer(order, person, { isAdmin });
    return [toRefundCase(refund, { order, capture: captured[index], payer, at })];
  });
}
