import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { checkLedger } from '../reconciliation/checkLedger.ts';
import { createMoneyWorld, type MoneyWorld } from '../testing/moneyWorld.ts';

let world: MoneyWorld;
let owner: UserID;
let donor: UserID;
let project: ProjectID;

beforeEach(async () => {
  world = await createMoneyWorld();
  [owner, donor] = [await world.person(), await world.person()];
  project = await world.project(owner, { currency: 'EUR' });
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

const balance = async (name: string) => (await checkLedger(world.table)).balances.get(name) ?? 0;

test('a payment in euros that settles in pounds is booked in both currencies', async () => {
  await world.atProvider('settle-as-uk-default', {});
  const { PaymentID } = await world.buy({ by: donor, to: project, amount: 10_000 });
  await world.pass({ minutes: 1 });

  // 100.00 euros are 85.00 pounds, less a fee of 1.48
  expect(await balance('provider:stripe GBP')).toBe(8_352);
  expect(await balance('fees:stripe GBP')).toBe(148);
  expect(await balance('exchange:stripe GBP')).toBe(-8_500);
  expect(await balance('exchange:stripe EUR')).toBe(10_000);
  expect(await balance('provider:stripe EUR')).toBe(0);
  expect(await world.payoutsOf(owner)).toMatchObject([{ amount: 9_500, currency: 'EUR' }]);

  await (await world.stripe()).refunds.create({
    payment_intent: await world.intentOf(PaymentID),
    amount: 4_000,
  });
  await world.provider.deliveries.idle();
  expect(await balance('exchange:stripe EUR')).toBe(6_000);
  expect(await balance('provider:stripe GBP')).toBe(4_952);
  expect(await world.payoutsOf(owner)).toMatchObject([{ amount: 5_700 }]);
});

test('a dispute of a payment that settled in pounds is lost in euros, and its fee is booked in pounds', async () => {
  await world.atProvider('settle-as-uk-default', {});
  const { PaymentID } = await world.buy({ by: donor, to: project, amount: 10_000 });
  await world.pass({ minutes: 1 });
  const stripe = await world.stripe();
  const { data } = await stripe.charges.list({ payment_intent: await world.intentOf(PaymentID) });
  await world.atProvider('dispute-charge', { id: data[0]?.id ?? '' });
  expect(await balance('receivable:disputes EUR')).toBe(10_000);

  await stripe.disputes.close((await stripe.disputes.list({})).data[0]?.id ?? '');
  await world.provider.deliveries.idle();
  expect(await balance('receivable:disputes EUR')).toBe(0);
  expect(await balance('fees:stripe GBP')).toBe(1_648);
  expect(await world.orderOf(donor, PaymentID)).toMatchObject({ status: 'refunded' });
});

test('automatic payouts to the bank and top-ups are booked by the reconciliation', async () => {
  await world.atProvider('settle-as-uk-default', {});
  await world.buy({ by: donor, to: project, amount: 10_000 });
  await world.pass({ days: 2 });
  await world.atProvider('top-up', { amount: '50', currency: 'gbp' });
  expect(await world.discrepancies()).not.toEqual([]);

  await world.jobs.reconcile();
  await world.jobs.reconcile();
  expect(await world.discrepancies()).toEqual([]);
  expect(await balance('bank:platform GBP')).toBe(8_352 - 5_000);
  expect(await balance('provider:stripe GBP')).toBe(5_000);
});
