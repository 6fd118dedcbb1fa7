import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { createMoneyWorld, type MoneyWorld } from '../testing/moneyWorld.ts';
import { cards } from '../testing/paying.ts';

let world: MoneyWorld;
let owner: UserID;
let donor: UserID;
let project: ProjectID;

beforeAll(async () => {
  world = await createMoneyWorld();
  owner = await world.person({ planTypeId: 'basic' });
  donor = await world.person();
  project = await world.project(owner);
});
afterAll(() => world.close());

describe('the end of an order', () => {
  test('a paid order can neither be paid again nor cancelled', async () => {
    const payment = await world.buy({ by: donor, to: project });
    expect(await world.checkout(donor, payment)).toMatchObject({ code: 'ORDER_ALREADY_PROCESSED' });
    expect(await world.cancel(donor, payment.PaymentID)).toMatchObject({
      code: 'ORDER_ALREADY_PROCESSED',
    });
  });

  test('an unpaid order expires and releases its units', async () => {
    const here = await world.project(owner, { numberOfContributions: 40, totalContributionBudget: 40_000 });
    const looked = await world.ordered({ by: donor, to: here, units: 3 });
    const opened = await world.ordered({ by: donor, to: here, units: 2 });
    await world.page(donor, opened);
    await world.pass({ days: 1, minutes: 1 });

    expect(await world.checkout(donor, looked)).toMatchObject({ status: 410, code: 'ORDER_EXPIRED' });
    await world.jobs.expireOrders();
    expect(await world.orderOf(donor, looked.PaymentID)).toMatchObject({
      status: 'expired',
      canRetry: false,
    });
    expect(await world.orderOf(donor, opened.PaymentID)).toMatchObject({ status: 'expired' });
    expect(await world.checkout(donor, opened)).toMatchObject({ code: 'ORDER_EXPIRED' });
    expect(await world.statsOf(here)).toMatchObject({ reservedUnits: 0, remainingUnits: 40 });
  });

  test('the job expires an overdue order once', async () => {
    const here = await world.project(owner, { numberOfContributions: 40, totalContributionBudget: 40_000 });
    await world.ordered({ by: donor, to: here, units: 3 });
    await world.pass({ days: 1, minutes: 1 });
    await Promise.all([world.jobs.expireOrders(), world.jobs.expireOrders()]);
    await world.jobs.expireOrders();
    expect(await world.statsOf(here)).toMatchObject({ reservedUnits: 0, remainingUnits: 40 });
  });

  test('a cancelled order releases its units once and closes its checkout session', async () => {
    const here = await world.project(owner, { numberOfContributions: 40, totalContributionBudget: 40_000 });
    const payment = await world.ordered({ by: donor, to: here, units: 3 });
    const url = await world.page(donor, payment);

    const [first, second] = await Promise.all([
      world.cancel(donor, payment.PaymentID),
      world.cancel(donor, payment.PaymentID),
    ]);
    await world.provider.deliveries.idle();
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await world.pay(url)).toBe(410);
    expect(await world.statsOf(here)).toMatchObject({ reservedUnits: 0, remainingUnits: 40 });
    expect((await world.orderOf(donor, payment.PaymentID)).status).toBe('cancelled');
  });

  test('an abandoned order is cancelled even if the provider reports the closed session first', async () => {
    const payment = await world.ordered({ by: donor, to: project });
    await world.page(donor, payment);
    world.provider.faults.next('POST /v1/checkout/sessions', 'lost', 4);

    expect(await world.cancel(donor, payment.PaymentID)).toMatchObject({
      status: 503,
      code: 'PAYMENT_GATEWAY_UNAVAILABLE',
    });
    world.provider.faults.clear();
    await world.provider.deliveries.idle();
    expect((await world.orderOf(donor, payment.PaymentID)).status).toBe('cancelled');
  });

  test('an order cancelled during checkout leaves no open session', async () => {
    for (let round = 0; round < 5; round++) {
      const payment = await world.ordered({ by: donor, to: project });
      const [opened, cancelled] = await Promise.all([
        world.checkout(donor, payment),
        world.cancel(donor, payment.PaymentID),
      ]);
      expect(cancelled.status).toBe(200);
      if (opened.data) expect(await world.pay(opened.data.url)).toBe(410);
      await world.provider.deliveries.idle();
      expect((await world.orderOf(donor, payment.PaymentID)).status).toBe('cancelled');
    }
  });

  test('an order that was paid before its cancellation stays paid', async () => {
    world.provider.deliveries.hold();
    const payment = await world.buy({ by: donor, to: project });
    expect(await world.cancel(donor, payment.PaymentID)).toMatchObject({
      code: 'ORDER_ALREADY_PROCESSED',
    });
    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'success' });
    world.provider.deliveries.release();
    await world.provider.deliveries.idle();
    expect(await world.discrepancies()).toEqual([]);
  });

  test('a declined card leaves the order open for another card', async () => {
    const payment = await world.ordered({ by: donor, to: project });
    const url = await world.page(donor, payment);
    expect(await world.pay(url, cards.declined)).toBe(402);
    await world.provider.deliveries.idle();
    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({
      status: 'pending',
      reason: 'paymentReason.card_declined',
      canRetry: true,
    });

    expect(await world.checkout(donor, payment)).toMatchObject({ data: { url } });
    expect(await world.pay(url)).toBe(303);
    await world.provider.deliveries.idle();
    const paid = await world.orderOf(donor, payment.PaymentID);
    expect(paid.status).toBe('success');
    expect(paid.reason).toBeUndefined();
  });

  test('a card whose holder the bank authenticates is charged after that, and not if it fails or is left', async () => {
    const payment = await world.ordered({ by: donor, to: project });
    const url = await world.page(donor, payment);
    expect(await world.pay(url, cards.authenticates)).toBe(303);
    await world.provider.deliveries.idle();
    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({
      status: 'pending',
      canRetry: true,
    });

    expect(await world.authenticate(url, 'fail')).toBe(402);
    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({
      status: 'pending',
      reason: 'paymentReason.authentication_failed',
      canRetry: true,
    });

    await world.pay(url, cards.authenticates);
    expect(await world.authenticate(url, 'approve')).toBe(303);
    const paid = await world.orderOf(donor, payment.PaymentID);
    expect(paid).toMatchObject({ status: 'success' });
    expect(paid.reason).toBeUndefined();

    const left = await world.ordered({ by: donor, to: project });
    await world.pay(await world.page(donor, left), cards.authenticates);
    await world.pass({ days: 1 });
    expect(await world.orderOf(donor, left.PaymentID)).toMatchObject({ status: 'expired' });
    expect(await world.discrepancies()).toEqual([]);
  });
});
