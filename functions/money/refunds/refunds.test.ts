import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { orders } from '../orders/order.store.ts';
import { checkLedger } from '../reconciliation/checkLedger.ts';
import { createProjectWorld, type ProjectWorld } from '../testing/projectWorld.ts';

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

test('a partial refund reverses its part of the fee and the shares', async () => {
  const payment = await world.buy({ by: donor, to: project, amount: 2_500 });
  const refund = { payment_intent: await world.intentOf(payment.PaymentID) };
  await (await world.stripe()).refunds.create({ ...refund, amount: 990 });
  await world.provider.deliveries.idle();

  expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({
    status: 'success',
    commission: 76,
  });
  expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'pending', amount: 1_434 }]);
  expect(await world.statsOf(project)).toMatchObject({ raised: 1_510, supporters: 1 });

  await (await world.stripe()).refunds.create(refund);
  await world.provider.deliveries.idle();
  expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({
    status: 'refunded',
    commission: 0,
  });
  expect(await world.payoutsOf(owner)).toMatchObject([
    { status: 'cancelled', reason: 'payoutReason.refunded' },
  ]);
  expect(await world.statsOf(project)).toMatchObject({ raised: 0, supporters: 0 });
});

const owed = async () => (await checkLedger(world.table)).balances.get('payable:refunds GBP') ?? 0;
const comesBack = (id: string) => world.atProvider('fail-refund', { id });

test('a failed refund is owed to the donor until another refund replaces it', async () => {
  const payment = await world.buy({ by: donor, to: project, amount: 2_500 });
  const stripe = await world.stripe();
  const { id } = await stripe.refunds.create({ payment_intent: await world.intentOf(payment.PaymentID) });
  await world.provider.deliveries.idle();
  expect(await owed()).toBe(0);

  await comesBack(id);
  await world.provider.deliveries.idle();
  await world.jobs.reconcile();
  expect(await owed()).toBe(-2_500);
  expect(await world.discrepancies()).toEqual([]);

  await stripe.refunds.create({ payment_intent: await world.intentOf(payment.PaymentID) });
  await world.provider.deliveries.idle();
  await world.jobs.reconcile();
  expect(await owed()).toBe(0);
  expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({
    status: 'refunded',
    commission: 0,
  });
});

test('a failed refund and its replacement may be reported at the same time', async () => {
  const payment = await world.buy({ by: donor, to: project, amount: 2_500 });
  const stripe = await world.stripe();
  const refund = { payment_intent: await world.intentOf(payment.PaymentID) };
  const { id } = await stripe.refunds.create(refund);
  await world.provider.deliveries.idle();

  world.provider.deliveries.hold();
  await comesBack(id);
  await stripe.refunds.create(refund);
  world.provider.deliveries.release('reverse');
  await world.provider.deliveries.idle();
  expect(await world.discrepancies()).toEqual([]);
  expect(await owed()).toBe(0);
  expect((await world.table.get(orders.key(payment.PaymentID)))?.refunded).toBe(2_500);
});
