import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveProject } from '#functions/admin/approveProject.ts';
import { authors } from '#functions/authors/author.store.ts';
import { projections } from '#functions/jobs/projections.ts';
import { orders } from '#functions/money/orders/order.store.ts';
import { projectionsOf } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ignoredEvents } from '#functions/testing/recordEvents.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { PaymentID, ProjectID, type UserID } from '#shared/ids.ts';
import { countPayment } from './countDays.ts';
import { getMoneyStatistics } from './getMoneyStatistics.ts';
import { getStatistics } from './getStatistics.ts';

let world: World;
let admin: UserID;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.user({ status: 'active' });
});
afterAll(() => world.close());

const days = async (range?: '7' | '30' | '90') =>
  (await world.call(getStatistics, { query: range ? { days: range } : {} })).data?.days ?? [];
const today = async () => (await days('7')).at(-1);
const run = () => world.runStream({ domainEventHandlers: ignoredEvents, projections });

test('list every day up to today, the empty ones too', async () => {
  const listed = await days('7');
  expect(listed.map(({ day }) => day)).toEqual([
    '2026-11-14',
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
  ]);
  expect(await days()).toHaveLength(30);
  expect(await days('90')).toHaveLength(90);
});

test('count people by the day of their registration once they are confirmed, and not again after a ban', async () => {
  const id = await world.user({ status: 'unconfirmed', registrationDate: '2026-11-18T10:00:00.000Z' });
  await run();
  const joined = async () => (await days('7')).find(({ day }) => day === '2026-11-18')?.people;
  expect(await joined()).toBe(0);
  for (const status of ['active', 'banned', 'active'] as const) {
    await world.table.write(Step.update(authors.key(id), { status }));
    await run();
  }
  expect(await joined()).toBe(1);
});

test('count projects when they are submitted and when they are first approved', async () => {
  const samples = samplesIn(world);
  const owner = await samples.person();
  await run();
  const before = await today();
  const id = await samples.submitted(owner);
  await samples.submitted(owner, { name: 'Another garden' });
  await world.call(approveProject, { ProjectID: id, body: {} }, { as: admin, groups: ['admins'] });
  await run();
  const after = await today();
  expect([after?.submitted, after?.published]).toEqual([
    (before?.submitted ?? 0) + 2,
    (before?.published ?? 0) + 1,
  ]);
});

test('money is counted once, when it arrives, and told to administrators only', async () => {
  const payment = orders.parse({
    PaymentID: PaymentID.parse('payment-1'),
    payerId: admin,
    OwnerUserID: admin,
    project: { ProjectID: ProjectID.parse('p'), name: 'P', shortName: 'P', contributionName: 'seed' },
    kind: 'donation',
    quantity: 1,
    price: 25_00,
    total: 25_00,
    currency: 'EUR',
    commissionPermille: 50,
    commission: 1_25,
    language: 'en',
    status: 'pending',
    createdAt: world.clock.now(),
    expiresAt: world.clock.now(),
  });
  const key = orders.key(payment.PaymentID);
  const count = () =>
    world.runStream({
      domainEventHandlers: ignoredEvents,
      projections: [projectionsOf(orders, { countPayment })],
    });
  await world.table.write(Step.create(key, payment));
  await count();
  const paid = { status: 'success', paidAt: world.clock.now() } as const;
  await world.table.write(Step.update(key, paid, payment));
  await count();
  await world.table.write(Step.update(key, { status: 'refunded', refunded: 25_00 }));
  await count();

  const money = (as: UserID, groups: string[]) =>
    world.call(getMoneyStatistics, { query: { days: '7' } }, { as, groups });
  expect((await money(admin, ['admins'])).data?.days.at(-1)).toMatchObject({
    payments: 1,
    received: { EUR: 25_00, GBP: 0, USD: 0 },
  });
  expect((await money(admin, [])).code).toBe('ADMIN_ONLY');
  expect(Object.keys((await today()) ?? {})).not.toContain('received');
});

test('cost four requests whatever the range, and refuse other ranges', async () => {
  const from = world.requests();
  await days('90');
  expect(world.requests(from)).toBe(4);
  expect((await world.callWith(getStatistics, { query: { days: '365' } })).code).toBe('VALIDATION_FAILED');
});
