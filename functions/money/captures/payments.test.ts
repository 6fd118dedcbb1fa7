import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { recordEvents } from '#functions/testing/recordEvents.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { moneyEvents } from '../money.events.ts';
import { checkLedger } from '../reconciliation/checkLedger.ts';
import { cards } from '../testing/paying.ts';
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

describe('a successful payment', () => {
  test('updates the units, the stats and the payouts', async () => {
    const payment = await world.buy({ by: donor, to: project, units: 3 });

    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({
      status: 'success',
      paidAt: '2026-11-20T12:00:00.000Z',
      total: 6_000,
      commission: 300,
    });
    expect(await world.statsOf(project)).toEqual({
      raised: 6_000,
      supporters: 1,
      soldUnits: 3,
      reservedUnits: 0,
      remainingUnits: 37,
    });
    expect(await world.payoutsOf(owner)).toMatchObject([
      {
        amount: 5_700,
        status: 'pending',
        eligibleDate: '2026-12-04T12:00:00.000Z',
        PaymentID: payment.PaymentID,
      },
    ]);
  });

  test('counts a repeated donor as one supporter', async () => {
    await world.buy({ by: donor, to: project });
    await world.buy({ by: donor, to: project });
    await world.buy({ by: await world.person(), to: project });
    expect(await world.statsOf(project)).toMatchObject({ raised: 7_500, supporters: 2 });
  });

  test('publishes its domain event once', async () => {
    const payment = await world.buy({ by: donor, to: project });
    await world.orderOf(donor, payment.PaymentID);
    const published = await recordEvents(world, [moneyEvents.paymentSucceeded]);
    expect(published.map(({ payload }) => payload)).toEqual([
      {
        PaymentID: payment.PaymentID,
        ProjectID: project,
        payerId: donor,
        amount: 2_500,
        currency: 'GBP',
        at: world.clock.now(),
      },
    ]);
  });

  test('uses the plan and the split that apply when it is paid', async () => {
    const payment = await world.ordered({ by: donor, to: project, amount: 10_000 });
    expect(payment.commission).toBe(500);
    const url = await world.page(donor, payment);
    const maker = await world.addMember(300);
    await world.addMember(0);
    await world.changeProject({ contributorsPart: 40 });
    await world.table.write(Step.update(callers.key(owner), { planTypeId: 'premium' }));
    await world.pay(url);
    await world.provider.deliveries.idle();

    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ commission: 350 });
    expect(await world.payoutsOf(owner)).toMatchObject([{ amount: 5_790 }]);
    expect(await world.payoutsOf(maker)).toMatchObject([{ amount: 3_860 }]);
  });

  test('is shared among a team of fifty, and a refund cancels all their payouts', async () => {
    await world.changeProject({ contributorsPart: 90 });
    const team: UserID[] = [];
    for (let place = 1; place <= 50; place++) team.push(await world.addMember(place));
    const payment = await world.buy({ by: donor, to: project, amount: 500_000 });

    const amounts = await Promise.all(team.map(async one => (await world.payoutsOf(one))[0]?.amount ?? 0));
    const own = (await world.payoutsOf(owner))[0]?.amount ?? 0;
    expect(amounts.every(amount => amount > 0)).toBe(true);
    expect(amounts.reduce((sum, amount) => sum + amount, own)).toBe(475_000);
    expect(await world.discrepancies()).toEqual([]);

    await (await world.stripe()).refunds.create({ payment_intent: await world.intentOf(payment.PaymentID) });
    await world.provider.deliveries.idle();
    for (const one of [owner, ...team])
      expect(await world.payoutsOf(one)).toMatchObject([{ status: 'cancelled' }]);
  });
});

describe('a payment by a delayed method', () => {
  test('is processing until the bank confirms it', async () => {
    const payment = await world.buy({ by: donor, to: project, units: 2 }, cards.succeedsLater);
    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'processing' });
    expect(await world.statsOf(project)).toMatchObject({ raised: 0, reservedUnits: 2 });
    await world.jobs.expireOrders();
    await world.pass({ days: 1, minutes: 5 });
    await world.jobs.expireOrders();
    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'success' });
    expect(await world.statsOf(project)).toMatchObject({ raised: 4_000, reservedUnits: 0, soldUnits: 2 });
  });

  test('fails if the bank declines it, and releases its units', async () => {
    const payment = await world.buy({ by: donor, to: project, units: 2 }, cards.failsLater);
    await world.pass({ days: 1, minutes: 5 });
    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({
      status: 'failed',
      reason: 'paymentReason.bank_refused',
      canRetry: false,
    });
    expect(await world.statsOf(project)).toMatchObject({ reservedUnits: 0, remainingUnits: 40 });
  });
});

test('a fee that the provider reports after the payment is booked when it is known', async () => {
  const payment = await world.buy({ by: donor, to: project });
  const balanceOf = async (name: string) => (await checkLedger(world.table)).balances.get(name) ?? 0;
  expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'success' });
  expect(await balanceOf('transit:stripe GBP')).toBe(2_500);
  expect(await balanceOf('fees:stripe GBP')).toBe(0);
  expect(await world.discrepancies()).toEqual([]);

  await world.pass({ minutes: 1 });
  expect(await balanceOf('transit:stripe GBP')).toBe(0);
  expect(await balanceOf('fees:stripe GBP')).toBe(58);
});

test('a fee whose event is lost is booked by the reconciliation', async () => {
  await world.buy({ by: donor, to: project });
  world.provider.deliveries.drop(1);
  await world.pass({ minutes: 1 });
  await world.jobs.reconcile();
  expect((await checkLedger(world.table)).balances.get('fees:stripe GBP')).toBe(58);
});
