import { handler as releasePayouts } from '../../releasePayouts.lambda.ts';
import type { Setting } from './setting.ts';

/** Ends all faults and holds, and lets the jobs resolve what was lost. */
export async function releaseAll({ world, owners, admin }: Setting): Promise<void> {
  world.provider.faults.clear();
  world.provider.deliveries.release();
  for (const UserID of owners)
    await world.call(releasePayouts, { UserID, body: {} }, { as: admin, groups: ['admins'] });
  for (let round = 0; round < 4; round++) {
    await world.pass({ days: 2 });
    await world.jobs.reconcile();
    await world.jobs.expireOrders();
    await world.jobs.transferPayouts();
  }
}
