import { releasePayouts } from '../../payouts/releasePayouts.ts';
import { answerRefundRequest } from '../../refunds/answerRefundRequest.ts';
import { openRequests } from './actions.ts';
import type { Setting } from './setting.ts';

/** Ends all faults, holds and refund requests, and lets the jobs resolve what was lost. */
export async function releaseAll(setting: Setting): Promise<void> {
  const { world, owners, admin } = setting;
  const byAdmin = { as: admin, groups: ['admins'] };
  world.provider.faults.clear();
  world.provider.deliveries.release();
  for (const { PaymentID, RefundID } of await openRequests(setting))
    await world.call(
      answerRefundRequest,
      { PaymentID, body: { decision: 'decline', RefundID, reason: 'It has been spent already.' } },
      byAdmin,
    );
  for (const UserID of owners) await world.call(releasePayouts, { UserID, body: {} }, byAdmin);
  for (let round = 0; round < 4; round++) {
    await world.pass({ days: 2 });
    await world.jobs.reconcile();
    await world.jobs.expireOrders();
    await world.jobs.transferPayouts();
  }
}
