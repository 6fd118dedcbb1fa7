import { afterEach, beforeEach, expect, test } from 'vitest';
import { Step } from '#functions/platform/table/step.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { orders } from '../orders/order.store.ts';
import { createProjectWorld, type ProjectWorld } from '../testing/projectWorld.ts';
import { failedEvents, failedEventsByRetry } from './failedEvent.store.ts';

let world: ProjectWorld;
let donor: UserID;
let project: ProjectID;

beforeEach(async () => {
  world = await createProjectWorld();
  ({ donor, projectId: project } = world);
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

const logged = (message: string) => world.logged.filter(line => line.includes(`"${message}"`));

const waiting = async () =>
  (await world.table.query(failedEvents, { index: 'gsi1', pk: failedEventsByRetry })).items;

/** Loses all webhooks of a payment and of a refund of it. */
async function loseRefund(): Promise<void> {
  world.provider.deliveries.drop(100);
  const payment = await world.buy({ by: donor, to: project, units: 2 });
  const intent = await world.intentOf(payment.PaymentID);
  await (await world.stripe()).refunds.create({ payment_intent: intent, amount: 1_000 });
}

test('the first run applies all events that the provider still lists', async () => {
  await loseRefund();
  await world.pass({ days: 29 });
  await world.jobs.reconcile();
  expect(await world.statsOf(project)).toMatchObject({ raised: 3_000, soldUnits: 2 });
});

test('an event that fails does not delay later ones, and is tried again at growing distance', async () => {
  await loseRefund();
  await world.pass({ minutes: 90 });
  world.provider.faults.next('GET /v1/refunds', 400, 1_000);
  await world.jobs.reconcile();
  expect(logged('event.failed').length).toBeGreaterThan(0);
  const failures = logged('event.failed').length;

  await world.pass({ minutes: 10 });
  await world.jobs.reconcile();
  expect(logged('event.failed')).toHaveLength(failures);

  world.provider.faults.clear();
  await world.pass({ minutes: 20 });
  await world.jobs.reconcile();
  expect(await world.statsOf(project)).toMatchObject({ raised: 3_000, soldUnits: 2 });
  expect(await waiting()).toEqual([]);
});

test('an event that keeps failing is set aside with an alarm, and applied once its cause has gone', async () => {
  await loseRefund();
  world.provider.faults.next('GET /v1/refunds', 400, 1_000);
  for (let run = 0; run < 6; run++) {
    await world.jobs.reconcile();
    await world.pass({ days: 1 });
  }
  expect(logged('event.set_aside').length).toBeGreaterThan(0);

  world.provider.faults.clear();
  await world.jobs.reconcile();
  expect(await world.statsOf(project)).toMatchObject({ raised: 3_000, soldUnits: 2 });
});

test('an event of an older payment page of the same order applies its payment', async () => {
  world.provider.deliveries.drop(100);
  const payment = await world.ordered({ by: donor, to: project, units: 2 });
  const first = await world.page(donor, payment);
  await world.pay(first);

  const stripe = await world.stripe();
  const intent = await world.intentOf(payment.PaymentID);
  const newer = await stripe.checkout.sessions.create({
    mode: 'payment',
    success_url: 'https://cairn.example/',
    line_items: [
      { quantity: 1, price_data: { currency: 'gbp', unit_amount: 100, product_data: { name: 'x' } } },
    ],
  });
  await world.table.write(Step.update(orders.key(payment.PaymentID), { sessionId: newer.id }));

  world.provider.deliveries.drop(0);
  await stripe.refunds.create({ payment_intent: intent, amount: 1_000 });
  await world.jobs.reconcile();
  expect(await world.statsOf(project)).toMatchObject({ raised: 3_000, soldUnits: 2 });
  expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'success' });
});
