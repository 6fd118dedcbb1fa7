import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentID } from '#shared/ids.ts';
import { reconciliation } from '#shared/settings.ts';
import { second } from '#shared/time.ts';
import { orders } from '../orders/order.store.ts';
import { createMoneyWorld, type MoneyWorld } from '../testing/moneyWorld.ts';

/** Another number of payment pages: `PAGES=… npm run test:long`. */
const pages = Number(process.env['PAGES'] ?? 1_250);
const projects = 25;

let world: MoneyWorld;
beforeAll(async () => {
  world = await createMoneyWorld({ hasPace: true });
});
afterAll(() => world.close());

test(`${pages} open payment pages, a third of them paid, and no webhook for a day: one run asks about all`, {
  timeout: 0,
}, async () => {
  world.provider.deliveries.drop(Number.MAX_SAFE_INTEGER);
  const targets = [];
  for (let place = 0; place < projects; place++) targets.push(await world.project(await world.person()));

  const paid: PaymentID[] = [];
  const open: PaymentID[] = [];
  for (let place = 0; place < pages; place++) {
    const by = await world.person();
    const to = targets[place % projects] ?? targets[0];
    if (!to) throw new Error('There are no projects.');
    const payment = await world.ordered({ by, to, amount: 2_500 + place });
    const url = await world.page(by, payment);
    if (place % 3 === 0) await world.pay(url);
    (place % 3 === 0 ? paid : open).push(payment.PaymentID);
  }

  await world.pass({ minutes: 120 });
  const began = Date.parse(world.clock.now());
  await world.jobs.reconcile();
  const took = (Date.parse(world.clock.now()) - began) / second;
  console.info(`${pages} pages, ${paid.length} of them paid, in ${Math.round(took)} s of the clock`);

  const statusOf = async (ids: readonly PaymentID[]) => {
    const found = await world.table.batchGet(...ids.map(id => orders.key(id)));
    return [...new Set(found.map(order => order?.status))];
  };
  expect(await statusOf(paid)).toEqual(['success']);
  expect(await statusOf(open)).toEqual(['pending']);
  expect(took).toBeLessThan(reconciliation.runSeconds);
  expect(await world.discrepancies()).toEqual([]);
});
