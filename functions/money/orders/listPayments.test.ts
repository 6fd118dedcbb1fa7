import { afterEach, beforeEach, expect, test } from 'vitest';
import { getProject } from '#functions/projects/getProject.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { createProjectWorld, type ProjectWorld } from '../testing/projectWorld.ts';
import { listOwnedOrders } from './listOwnedOrders.ts';
import { listProjectOrders } from './listProjectOrders.ts';
import { listProjectPayments } from './listProjectPayments.ts';

let world: ProjectWorld;
let owner: UserID;
let donor: UserID;
let project: ProjectID;

beforeEach(async () => {
  world = await createProjectWorld();
  ({ owner, donor, projectId: project } = world);
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

test('lists the payments that a project has kept, newest first, without private fields', async () => {
  const other = await world.person({ username: 'other' });
  const given = await world.buy({ by: donor, to: project, amount: 2_000 });
  await world.pass({ minutes: 1 });
  await world.buy({ by: other, to: project, units: 2 });
  await world.pass({ minutes: 1 });
  const back = await world.buy({ by: other, to: project, amount: 3_000 });
  await (await world.stripe()).refunds.create({ payment_intent: await world.intentOf(back.PaymentID) });
  await world.provider.deliveries.idle();
  await world.ordered({ by: other, to: project, amount: 4_000 });

  const from = world.requests();
  const first = await world.call(listProjectPayments, { ProjectID: project, query: { limit: 1 } });
  expect(world.requests(from)).toBe(2);
  const second = await world.call(listProjectPayments, {
    ProjectID: project,
    query: { limit: 1, cursor: first.data?.cursor },
  });
  expect(first.data?.items).toMatchObject([
    { kind: 'points', quantity: 2, total: 4_000, payer: { username: 'other' } },
  ]);
  expect(second.data?.items).toEqual([
    {
      PaymentID: given.PaymentID,
      payer: expect.objectContaining({ UserID: donor, username: 'donor' }),
      kind: 'donation',
      quantity: 1,
      total: 2_000,
      refunded: 0,
      currency: 'GBP',
      paidAt: '2026-11-20T12:00:00.000Z',
    },
  ]);
  expect(second.data?.items[0]?.payer).not.toHaveProperty('email');
  expect(second.data?.cursor).toBeUndefined();
});

test('the public list is as long as the project counts it, and its rows less refunds are what was raised', async () => {
  const payments = [
    await world.buy({ by: donor, to: project, amount: 2_000 }),
    await world.buy({ by: donor, to: project, amount: 3_000, feeCovered: true }),
    await world.buy({ by: donor, to: project, amount: 4_000, feeCovered: true }),
  ];
  const [plain, covered, whole] = await Promise.all(
    payments.map(async ({ PaymentID }) => await world.intentOf(PaymentID)),
  );
  const { refunds } = await world.stripe();
  await refunds.create({ payment_intent: plain ?? '', amount: 800 });
  await refunds.create({ payment_intent: covered ?? '', amount: 1_000 });
  await refunds.create({ payment_intent: whole ?? '' });
  await world.provider.deliveries.idle();
  await world.runStream();

  const { data: shown } = await world.call(getProject, { ProjectID: project });
  const { data: list } = await world.call(listProjectPayments, { ProjectID: project, query: {} });
  const items = list?.items ?? [];
  expect(items.map(({ total, refunded }) => [total, refunded > 0])).toEqual(
    expect.arrayContaining([
      [3_000, true],
      [2_000, true],
    ]),
  );
  expect(items).toHaveLength(2);
  expect(shown).toMatchObject({
    payments: items.length,
    raised: items.reduce((sum, { total, refunded }) => sum + total - refunded, 0),
  });
});

test('lists the payments of an unpublished project for its owner and administrators only', async () => {
  const hidden = await world.project(owner, { status: 'submitted' });
  const ask = (as?: UserID, groups?: string[]) =>
    world.call(listProjectPayments, { ProjectID: hidden, query: {} }, { as, ...(groups && { groups }) });
  expect(await ask()).toMatchObject({ code: 'PROJECT_NOT_FOUND' });
  expect(await ask(donor)).toMatchObject({ code: 'PROJECT_NOT_FOUND' });
  expect(await ask(owner)).toMatchObject({ data: { items: [] } });
  expect(await ask(donor, ['admins'])).toMatchObject({ status: 200 });
  expect(
    await world.callWith(listProjectPayments, { ProjectID: project, query: { cursor: 'nonsense' } }),
  ).toMatchObject({ code: 'INVALID_CURSOR' });
});

test('lists the last twenty orders of each of the owner’s projects, refunded ones included', async () => {
  const second = await world.project(owner);
  for (let place = 0; place < 21; place++) {
    await world.buy({ by: donor, to: project, amount: 1_000 + place });
    await world.pass({ minutes: 1 });
  }
  const back = await world.buy({ by: donor, to: second, amount: 9_000 });
  await (await world.stripe()).refunds.create({ payment_intent: await world.intentOf(back.PaymentID) });
  await world.provider.deliveries.idle();

  const from = world.requests();
  const { data } = await world.call(listOwnedOrders, {}, { as: owner });
  expect(world.requests(from)).toBe(4); // projects, two projects' orders, the caller with the payers
  expect(data?.items).toHaveLength(21);
  expect(data?.items[0]).toMatchObject({
    status: 'refunded',
    total: 9_000,
    project: { ProjectID: second },
  });
  expect(data?.items.map(({ total }) => total)).not.toContain(1_000);
  expect((await world.call(listOwnedOrders, {}, { as: donor })).data?.items).toEqual([]);
});

test('lists all orders of a project for its owner, page by page, with what was refunded and the fee that was kept', async () => {
  for (let place = 0; place < 23; place++) {
    await world.buy({ by: donor, to: project, amount: 1_000 + place });
    await world.pass({ minutes: 1 });
  }
  const last = await world.buy({ by: donor, to: project, amount: 4_000, anonymous: true });
  const stripe = await world.stripe();
  await stripe.refunds.create({ payment_intent: await world.intentOf(last.PaymentID), amount: 1_000 });
  await world.provider.deliveries.idle();

  const ask = (query: object, as = owner) =>
    world.call(listProjectOrders, { ProjectID: project, query }, { as });
  const first = await ask({ limit: 20 });
  const rest = await ask({ limit: 20, cursor: first.data?.cursor });
  const items = [...(first.data?.items ?? []), ...(rest.data?.items ?? [])];
  expect(items).toHaveLength(24);
  expect(rest.data?.cursor).toBeUndefined();
  expect(items[0]).toMatchObject({ status: 'success', total: 4_000, refunded: 1_000, commission: 150 });
  expect(items[0]).not.toHaveProperty('payer');
  expect(items.at(-1)).toMatchObject({ total: 1_000, refunded: 0, commission: 53, payer: { UserID: donor } });

  expect(await ask({}, donor)).toMatchObject({ code: 'FORBIDDEN' });
  const hidden = await world.project(owner, { status: 'submitted' });
  expect(await world.call(listProjectOrders, { ProjectID: hidden, query: {} }, { as: donor })).toMatchObject({
    code: 'PROJECT_NOT_FOUND',
  });
});
