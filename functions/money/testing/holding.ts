import type { PaymentID } from '#shared/ids.ts';
import type { PayoutWorld } from './payoutWorld.ts';
import { makeRefunding } from './refunding.ts';

/** Payments to the project of a world, their refunds and payouts. */
export function makeHolding(world: PayoutWorld) {
  return {
    async paid(amount: number) {
      const { PaymentID } = await world.buy({ by: world.donor, to: world.projectId, amount });
      return { PaymentID, ...makeRefunding(world, PaymentID) };
    },

    async payoutOf(id: PaymentID, of = world.owner) {
      const found = (await world.payoutsOf(of)).find(({ PaymentID }) => PaymentID === id);
      if (!found) throw new Error(`Payout of payment ${id} not found.`);
      return found;
    },

    /** Amounts that were transferred, newest first. */
    sentAmounts: async () => (await world.transfers()).map(({ amount }) => amount),

    /** Passes the time in which payouts wait anyway, and sends them. */
    async passWindow(): Promise<void> {
      await world.pass({ days: 16 });
      await world.jobs.transferPayouts();
    },
  };
}
