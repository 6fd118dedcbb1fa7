import { expect } from 'vitest';
import type { Payment } from '#shared/entities/payment.ts';
import type { RecipientPayoutId, UserID } from '#shared/ids.ts';
import { transferPayout } from '../payouts/transferPayout.ts';
import { getOrderRefunds } from '../refunds/getOrderRefunds.ts';
import { refundOrder } from '../refunds/refundOrder.ts';
import { accountFlows } from './accountFlows.ts';
import type { Cast, Flow } from './flow.ts';
import type { MoneyWorld } from './moneyWorld.ts';

const amount = 10_000;

export const flows: readonly Flow[] = [
  {
    name: 'an order is placed and paid',
    async begin(world, { donor, owner, project }) {
      const key = world.newKey();
      const card = { paid: false };
      let placed: Payment | undefined;
      const buy = async () => {
        if (card.paid) return;
        const order = await world.ordered({ by: donor, to: project, units: 2, key });
        placed = order;
        const page = await world.page(donor, order);
        card.paid = true;
        await world.pay(page);
      };
      return {
        act: buy,
        again: buy,
        async check() {
          if (!placed) throw new Error('The order was not placed.');
          expect(await world.orderOf(donor, placed.PaymentID)).toMatchObject({ status: 'success' });
          expect(await intentsOf(world, placed)).toBe(1);
          expect(await world.payoutsOf(owner)).toHaveLength(1);
          expect(await world.statsOf(project)).toMatchObject({
            soldUnits: 2,
            reservedUnits: 0,
            supporters: 1,
          });
        },
      };
    },
  },
  {
    name: 'an order is cancelled',
    async begin(world, { donor, project }) {
      const placed = await world.ordered({ by: donor, to: project, units: 2 });
      await world.page(donor, placed);
      const cancel = () => world.cancel(donor, placed.PaymentID);
      return {
        act: cancel,
        again: cancel,
        async check() {
          expect(await world.orderOf(donor, placed.PaymentID)).toMatchObject({ status: 'cancelled' });
          expect(await world.statsOf(project)).toMatchObject({ soldUnits: 0, reservedUnits: 0 });
        },
      };
    },
  },
  {
    name: 'a payment is refunded in two parts',
    async begin(world, { donor, owner, project }) {
      const { PaymentID } = await world.buy({ by: donor, to: project, amount });
      const intent = await world.intentOf(PaymentID);
      const { refunds } = await world.stripe();
      return {
        async act() {
          await refunds.create({ payment_intent: intent, amount: 4_000 });
          await refunds.create({ payment_intent: intent });
        },
        async check() {
          expect(await world.orderOf(donor, PaymentID)).toMatchObject({ status: 'refunded' });
          expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'cancelled' }]);
          expect(await world.statsOf(project)).toMatchObject({ raised: 0 });
        },
      };
    },
  },
  {
    name: 'an owner refunds a payment',
    async begin(world, { donor, owner, project }) {
      const { PaymentID } = await world.buy({ by: donor, to: project, amount });
      const body = { amount: 6_000, reason: 'Part of it was given twice.' };
      const refund = () => world.call(refundOrder, { PaymentID, body }, { as: owner });
      return {
        act: refund,
        async again() {
          const { data } = await world.call(getOrderRefunds, { PaymentID }, { as: owner });
          if (data?.items.length === 0) await refund(); // nothing was stored before the error
        },
        async check() {
          const { refunds } = await world.stripe();
          const made = await refunds.list({ payment_intent: await world.intentOf(PaymentID) });
          expect(made.data.map(one => one.amount)).toEqual([6_000]);
          const { data } = await world.call(getOrderRefunds, { PaymentID }, { as: owner });
          expect(data?.items).toMatchObject([{ status: 'completed', amount: 6_000 }]);
          expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'pending', amount: 3_800 }]);
        },
      };
    },
  },
  ...(['lose', 'win'] as const).map(
    (outcome): Flow => ({
      name: `a dispute is opened and ${outcome === 'win' ? 'won' : 'lost'}`,
      async begin(world, { donor, project }) {
        const { PaymentID } = await world.buy({ by: donor, to: project, amount });
        const stripe = await world.stripe();
        const intent = await stripe.paymentIntents.retrieve(await world.intentOf(PaymentID));
        const { latest_charge } = intent;
        const charge = typeof latest_charge === 'string' ? latest_charge : '';
        return {
          async act() {
            await world.atProvider('dispute-charge', { id: charge, amount: String(amount) });
            const [dispute] = (await stripe.disputes.list({ charge })).data;
            await world.atProvider(`${outcome}-dispute`, { id: dispute?.id ?? '' });
          },
          async check() {
            const status = outcome === 'win' ? 'success' : 'refunded';
            expect(await world.orderOf(donor, PaymentID)).toMatchObject({ status });
            expect(await world.statsOf(project)).toMatchObject({ raised: outcome === 'win' ? amount : 0 });
          },
        };
      },
    }),
  ),
  {
    name: 'a scheduled payout is sent',
    async begin(world, cast) {
      await duePayout(world, cast);
      return { act: () => world.jobs.transferPayouts(), check: () => expectPaidOnce(world, cast) };
    },
  },
  {
    name: 'an administrator sends a payout',
    async begin(world, cast) {
      const id = await duePayout(world, cast, { isEligible: true });
      const send = () =>
        world.call(transferPayout, { recipientPayoutId: id }, { as: cast.donor, groups: ['admins'] });
      return { act: send, again: send, check: () => expectPaidOnce(world, cast) };
    },
  },
  {
    name: 'a transfer is reversed at the provider',
    async begin(world, cast) {
      await duePayout(world, cast);
      await world.jobs.transferPayouts();
      const [sent] = await transfersOf(world, cast.owner);
      const { transfers } = await world.stripe();
      return {
        act: () => transfers.createReversal(sent?.id ?? '', { amount: 2_500 }),
        async check() {
          const list = await world.payoutsOf(cast.owner);
          expect(list.map(({ status, net }) => [status, net]).toSorted()).toEqual([
            ['completed', 9_500],
            ['failed', 2_500],
          ]);
        },
      };
    },
  },
  ...accountFlows,
];

/** A payout of the owner, with a ready account, that is due but has not been found by the job. */
async function duePayout(
  world: MoneyWorld,
  { owner, donor, project }: Cast,
  { isEligible = false } = {},
): Promise<RecipientPayoutId> {
  await world.buy({ by: donor, to: project, amount });
  await world.pass({ days: 15 });
  if (isEligible) await world.jobs.transferPayouts(); // not sent, because there is no account yet
  await world.onboard(owner);
  const [payout] = await world.payoutsOf(owner);
  if (!payout) throw new Error('The owner has no payout.');
  return payout.recipientPayoutId;
}

async function expectPaidOnce(world: MoneyWorld, { owner }: Cast): Promise<void> {
  expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'completed', net: 9_500 }]);
  expect((await transfersOf(world, owner)).map(({ amount: sent }) => sent)).toEqual([9_500]);
}

async function transfersOf(world: MoneyWorld, owner: UserID) {
  const ids = (await world.payoutsOf(owner)).map(({ recipientPayoutId }) => String(recipientPayoutId));
  const { data } = await (await world.stripe()).transfers.list({ limit: 100 });
  return data.filter(({ metadata }) => ids.includes(metadata['recipientPayoutId'] ?? ''));
}

async function intentsOf(world: MoneyWorld, { PaymentID }: Payment): Promise<number> {
  const { data } = await (await world.stripe()).paymentIntents.list({ limit: 100 });
  return data.filter(one => one.metadata['PaymentID'] === PaymentID && one.status === 'succeeded').length;
}
