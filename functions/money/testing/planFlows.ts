import { expect } from 'vitest';
import type { PlanWorld } from '#functions/subscriptions/testing/planWorld.ts';
import type { SubscriptionOrder } from '#shared/entities/subscription.ts';
import type { UserID } from '#shared/ids.ts';
import type { Flow } from './flow.ts';
import { cards } from './paying.ts';

/** The flows of plans, whose subscriber is the donor. */
export const planFlows: readonly Flow<PlanWorld>[] = [
  {
    name: 'a plan is subscribed to',
    async begin(world, { donor }) {
      const card = { given: false };
      let placed: SubscriptionOrder | undefined;
      const subscribe = async () => {
        if (card.given) return;
        placed ??= await world.ordered(donor);
        const { data } = await world.checkout(donor, placed);
        if (!data) throw new Error('The checkout was refused.');
        card.given = true;
        await world.pay(data.url, cards.good);
      };
      return {
        act: subscribe,
        again: subscribe,
        async check() {
          expect(await world.mine(donor)).toMatchObject({ status: 'trial', planTypeId: 'basic' });
          expect(await world.planOf(donor)).toBe('basic');
          expect(await subscriptionsOf(world, donor)).toHaveLength(1);
        },
      };
    },
  },
  {
    name: 'a plan renews',
    async begin(world, { donor }) {
      await world.begin(donor);
      return {
        act: () => world.pass({ days: 15 }),
        async check() {
          expect(await world.mine(donor)).toMatchObject({ status: 'active', planTypeId: 'basic' });
          expect(await world.paymentsOf(donor)).toMatchObject([{ amount: 500 }]);
          // so that its further renewals do not add to the effects of the next run
          await (await world.stripe()).subscriptions.cancel(await world.idOf(donor));
          await world.provider.deliveries.idle();
        },
      };
    },
  },
  {
    name: 'the renewal of a plan is cancelled, and it ends',
    async begin(world, { donor }) {
      await world.begin(donor);
      const cancel = () => world.cancelPlan(donor);
      return {
        act: cancel,
        again: cancel,
        async check() {
          expect(await world.mine(donor)).toMatchObject({ autoRenewal: false });
          await world.pass({ days: 15 });
          expect(await world.planOf(donor)).toBe('free');
          expect(await world.paymentsOf(donor)).toEqual([]);
        },
      };
    },
  },
];

async function subscriptionsOf(world: PlanWorld, person: UserID) {
  const { data } = await (await world.stripe()).subscriptions.list({ limit: 100, status: 'all' });
  return data.filter(({ metadata }) => metadata['UserID'] === person);
}
