import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPeople } from '#functions/admin/findPeople.ts';
import { referenceNumber } from '#shared/referenceNumber.ts';
import { createProjectWorld, type ProjectWorld } from '../testing/projectWorld.ts';
import { listPersonOrders } from './listPersonOrders.ts';

let world: ProjectWorld;
beforeEach(async () => {
  world = await createProjectWorld();
});
afterEach(() => world.close());

test('administrators list the orders of a person, newest first, with the payments at the provider', async () => {
  const { donor, projectId: to } = world;
  const given = await world.buy({ by: donor, to, amount: 2_000 });
  await world.pass({ minutes: 1 });
  const open = await world.ordered({ by: donor, to, amount: 3_000 });
  await world.buy({ by: await world.person(), to, amount: 9_000 });
  await world.runStream();

  const edith = await world.person();
  const list = (query: object) =>
    world.call(listPersonOrders, { UserID: donor, query }, { as: edith, groups: ['admins'] });
  const first = (await list({ limit: 1 })).data;
  expect(first).toMatchObject({ items: [{ PaymentID: open.PaymentID, status: 'pending' }] });
  expect(first?.items[0]).not.toHaveProperty('providerUrl');
  const { cursor } = first as { cursor: string };
  expect((await list({ limit: 1, cursor })).data).toEqual({
    items: [
      expect.objectContaining({
        PaymentID: given.PaymentID,
        status: 'success',
        total: 2_000,
        providerUrl: `https://dashboard.stripe.com/payments/${await world.intentOf(given.PaymentID)}`,
      }),
    ],
  });
});

test('administrators find a person by the number of an order, however it is typed', async () => {
  const { donor, projectId: to } = world;
  const { PaymentID } = await world.buy({ by: donor, to, amount: 2_000 });
  await world.runStream();

  const edith = await world.person();
  const found = async (search: string) => {
    const { data } = await world.call(findPeople, { query: { search } }, { as: edith, groups: ['admins'] });
    return data?.items.map(({ UserID }) => UserID);
  };
  const number = referenceNumber(PaymentID);
  expect(await found(number)).toEqual([donor]);
  expect(await found(number.toLowerCase().replaceAll('-', ' '))).toEqual([donor]);
  const [first = ''] = number;
  expect(await found((first === '7' ? '8' : '7') + number.slice(1))).toEqual([]); // misread
});
