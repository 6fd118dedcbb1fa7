import type { RecipientPayoutId } from '#shared/ids.ts';
import { transferPayout } from '../payouts/transferPayout.ts';
import { createMoneyWorld } from './moneyWorld.ts';

/** A money world with an owner, a donor, an administrator and a project, and funds on the platform's balance. */
export async function createPayoutWorld(options: Parameters<typeof createMoneyWorld>[0] = {}) {
  const world = await createMoneyWorld(options);
  const owner = await world.person({ username: 'owner' });
  const donor = await world.person({ username: 'donor' });
  const admin = await world.person({ username: 'admin' });
  const project = await world.project(owner);
  await world.buy({ by: await world.person(), to: await world.project(admin), amount: 500_000 });

  return {
    ...world,
    owner,
    donor,
    admin,
    projectId: project,

    transferByHand: (id: RecipientPayoutId) =>
      world.call(transferPayout, { recipientPayoutId: id }, { as: admin, groups: ['admins'] }),

    /** The provider's transfers, newest first. */
    transfers: async () => (await (await world.stripe()).transfers.list({ limit: 100 })).data,

    /** A payout of the owner that may be sent: its payment is 15 days old. */
    async eligiblePayout(amount = 10_000): Promise<RecipientPayoutId> {
      await world.buy({ by: donor, to: project, amount });
      await world.pass({ days: 15 });
      await world.jobs.transferPayouts(); // the owner has no payout account yet, so that the payout is not sent
      const [payout] = await world.payoutsOf(owner);
      if (payout?.status !== 'eligible') throw new Error(`The payout is ${payout?.status}.`);
      return payout.recipientPayoutId;
    },
  };
}

export type PayoutWorld = Awaited<ReturnType<typeof createPayoutWorld>>;
