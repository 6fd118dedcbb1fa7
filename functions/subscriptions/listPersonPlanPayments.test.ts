import { afterAll, beforeAll, expect, test } from 'vitest';
import { Step } from '#functions/platform/table/step.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { listPersonPlanPayments } from './listPersonPlanPayments.ts';
import { subscriptionPayments } from './subscriptionPayment.store.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('administrators list what a person has paid for plans, newest first', async () => {
  const [edith, priya, other] = await Promise.all([world.user(), world.user(), world.user()]);
  const pay = (number: number, UserID: typeof priya) =>
    world.table.write(
      Step.create(subscriptionPayments.key(`pi_${number}`), {
        invoiceId: `in_${number}`,
        intentId: `pi_${number}`,
        UserID,
        subscriptionId: 'sub_1',
        planTypeId: 'pro',
        amount: 15_00,
        refunded: 0,
        currency: 'GBP',
        paidAt: `2028-0${number}-01T00:00:00.000Z`,
        posted: [],
        pending: false,
      }),
    );
  await pay(1, priya);
  await pay(2, priya);
  await pay(3, other);

  const { data } = await world.call(
    listPersonPlanPayments,
    { UserID: priya, query: {} },
    { as: edith, groups: ['admins'] },
  );
  expect(data?.items.map(({ paidAt, providerUrl }) => [paidAt, providerUrl])).toEqual([
    ['2028-02-01T00:00:00.000Z', 'https://dashboard.stripe.com/payments/pi_2'],
    ['2028-01-01T00:00:00.000Z', 'https://dashboard.stripe.com/payments/pi_1'],
  ]);
});
