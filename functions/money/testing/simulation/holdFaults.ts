import { isActionAllowed, payoutActions, payoutStates } from '#shared/lifecycle.ts';
import { orders } from '../../orders/order.store.ts';
import { iteratePayouts } from '../../payouts/iteratePayouts.ts';
import { payouts, refundHolder } from '../../payouts/payout.store.ts';
import { isOpen } from '../../refunds/isOpen.ts';
import { latestRefundOf } from '../../refunds/refund.store.ts';
import type { Setting } from './setting.ts';

/**
 * Faults of the holds for refunds: payouts of a payment with an open refund that could be sent, and payouts that are held
 * for a refund that has ended.
 */
export async function holdFaults({ world: { table }, placed }: Setting): Promise<string[]> {
  const open = new Set<string>();
  const faults: string[] = [];
  const placedOrders = await Promise.all(placed.map(({ id }) => table.get(orders.key(id))));
  for (const order of placedOrders) {
    const latest = order?.refundCount ? await table.get(latestRefundOf(order)) : undefined;
    if (!order || !latest || !isOpen(latest)) continue;
    const holder = refundHolder(latest.RefundID);
    open.add(holder);
    const ids = order.shares.flatMap(({ recipientPayoutId, reinstatedPayouts = [] }) => [
      recipientPayoutId,
      ...reinstatedPayouts,
    ]);
    for (const payout of await table.batchGet(...ids.map(id => payouts.key(id))))
      if (
        payout &&
        isActionAllowed(payoutActions.holdPart, payout.status) &&
        !payout.heldBy?.includes(holder)
      )
        faults.push(`${payout.recipientPayoutId} is ${payout.status} and not held for ${latest.RefundID}`);
  }
  for (const status of payoutStates)
    for await (const { recipientPayoutId, heldBy = [] } of iteratePayouts(table, status))
      for (const holder of heldBy)
        if (holder.startsWith('refund:') && isActionAllowed(payoutActions.hold, status) && !open.has(holder))
          faults.push(`${recipientPayoutId} is held for ${holder}, which has ended`);
  return faults;
}
