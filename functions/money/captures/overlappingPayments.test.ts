import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PaymentID, ProjectID, UserID } from '#shared/ids.ts';
import { endOrder } from '../orders/endOrder.ts';
import { orders } from '../orders/order.store.ts';
import { createProjectWorld, type ProjectWorld } from '../testing/projectWorld.ts';

let world: ProjectWorld;
let donor: UserID;
let project: ProjectID;

beforeEach(async () => {
  world = await createProjectWorld();
  ({ donor, projectId: project } = world);
  world.provider.deliveries.hold();
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

/**
 * Delivers the events of the two payments so that their transactions overlap: the first is in progress until the
 * table has refused the second with a conflict. Returns the HTTP statuses of the responses.
 */
async function deliverOverlapping(): Promise<number[]> {
  const stripe = await world.stripe();
  const { data: events } = await stripe.events.list({ type: 'checkout.session.completed' });
  const [first, second] = events.map(event => {
    const body = JSON.stringify(event);
    const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret: 'whsec_world' });
    return () => world.deliver(body, signature);
  });
  if (!first || !second) throw new Error(`Two payments expected, found ${events.length}.`);

  const paused = world.database.faults.pause('TransactWriteItems');
  const firstResponse = first();
  await paused.arrived;
  const from = world.sent.length;
  const secondResponse = second();
  const hasConflicted = () => world.sent.slice(from).some(({ operation }) => operation === 'TransactWrite');
  await expect.poll(hasConflicted).toBe(true);
  paused.resume();
  return (await Promise.all([firstResponse, secondResponse])).map(({ status }) => status);
}

/** A paid order whose reservation has ended here before the payment is reported. */
async function paidAfterExpiry(by: UserID, units: number): Promise<PaymentID> {
  const payment = await world.ordered({ by, to: project, units });
  await world.pay(await world.page(by, payment));
  const order = await world.table.get(orders.key(payment.PaymentID));
  if (!order) throw new Error(`Order ${payment.PaymentID} not found.`);
  await endOrder(world.deps, order, 'expire');
  return payment.PaymentID;
}

const refundedAmounts = async () =>
  (await (await world.stripe()).refunds.list({})).data.map(({ amount }) => amount);

test('of two overlapping payments for the last points, one gets them and the other is refunded', async () => {
  const other = await world.person();
  const [ofDonor, ofOther] = [await paidAfterExpiry(donor, 6), await paidAfterExpiry(other, 6)];
  await world.withdrawUnits(project, 30);
  expect(await deliverOverlapping()).toEqual([200, 200]);

  const outcomes = [await world.orderOf(donor, ofDonor), await world.orderOf(other, ofOther)];
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['refunded', 'success']);
  expect(await refundedAmounts()).toEqual([12_000]);
  expect(await world.statsOf(project)).toEqual({
    raised: 12_000,
    supporters: 1,
    soldUnits: 6,
    reservedUnits: 0,
    remainingUnits: 4,
  });
});

test('of two overlapping payments of one order, one is booked and the other is refunded', async () => {
  const payment = await world.ordered({ by: donor, to: project, units: 10 });
  await world.pay(await world.page(donor, payment));
  const surplus = await (await world.stripe()).checkout.sessions.create({
    mode: 'payment',
    line_items: [
      { price_data: { currency: 'gbp', unit_amount: 2_000, product_data: { name: 'Points' } }, quantity: 10 },
    ],
    metadata: { PaymentID: payment.PaymentID },
    success_url: 'https://cairn.test/',
  });
  await world.pay(surplus.url ?? '');
  expect(await deliverOverlapping()).toEqual([200, 200]);

  expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'success' });
  expect(await refundedAmounts()).toEqual([20_000]);
  expect(await world.payoutsOf(world.owner)).toMatchObject([{ amount: 19_000 }]);
  expect(await world.statsOf(project)).toEqual({
    raised: 20_000,
    supporters: 1,
    soldUnits: 10,
    reservedUnits: 0,
    remainingUnits: 30,
  });
});
