import { afterEach, beforeEach, expect, test } from 'vitest';
import { orders } from '../orders/order.store.ts';
import { createPayoutWorld, type PayoutWorld } from '../testing/payoutWorld.ts';

let world: PayoutWorld;

beforeEach(async () => {
  world = await createPayoutWorld();
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

test('eight runs of the job together with a manual transfer send a payout once', async () => {
  const id = await world.eligiblePayout();
  await world.onboard(world.owner);
  const runs = Array.from({ length: 8 }, () => world.jobs.transferPayouts());
  await Promise.all([...runs, world.transferByHand(id)]);
  expect(await world.payoutsOf(world.owner)).toMatchObject([{ status: 'completed' }]);
  expect(await world.transfers()).toHaveLength(1);
});

// Stripe keeps idempotency keys for 24 hours.
test.each([
  ['a minute', 1],
  ['23 hours', 23 * 60],
  ['25 hours', 25 * 60],
])('a transfer whose response was lost is found again after %s', async (_, minutes) => {
  await world.eligiblePayout();
  await world.onboard(world.owner);
  world.provider.faults.next('POST /v1/transfers', 'lost', 2);
  await world.jobs.transferPayouts();
  expect(await world.payoutsOf(world.owner)).toMatchObject([{ status: 'processing' }]);

  await world.pass({ minutes });
  await world.jobs.transferPayouts();
  await world.jobs.reconcile();
  await world.jobs.reconcile();
  expect(await world.payoutsOf(world.owner)).toMatchObject([{ status: 'completed' }]);
  expect(await world.transfers()).toHaveLength(1);
});

test('one run of the reconciliation repairs a day of lost webhooks', async () => {
  const { owner, projectId } = world;
  world.provider.deliveries.drop(1_000);
  const paid = [];
  for (let hour = 0; hour < 24; hour += 3) {
    const by = await world.person();
    paid.push(await world.buy({ by, to: projectId, units: 1 }));
    await world.pass({ minutes: 180 });
  }
  const first = paid.slice(0, 1);
  for (const { PaymentID } of first)
    await (await world.stripe()).refunds.create({ payment_intent: await world.intentOf(PaymentID) });

  await world.jobs.reconcile();
  const found = await world.table.batchGet(...paid.map(({ PaymentID }) => orders.key(PaymentID)));
  const statuses = found.map(order => order?.status);
  expect(statuses).toEqual(['refunded', ...Array.from({ length: 7 }, () => 'success')]);
  expect(await world.payoutsOf(owner)).toHaveLength(8);
});
