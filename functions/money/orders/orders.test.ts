import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { handler as getOrder } from '../getOrder.lambda.ts';
import { handler as getPlatformFee } from '../getPlatformFee.lambda.ts';
import { handler as initiatePayment } from '../initiatePayment.lambda.ts';
import { handler as payWithStripe } from '../payWithStripe.lambda.ts';
import { cards, createMoneyWorld, type MoneyWorld } from '../testing/moneyWorld.ts';

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

describe('the platform fee', () => {
  test('is told by plan, in thousandths', async () => {
    const { data } = await world.call(getPlatformFee, {});
    expect(data).toEqual({ permille: { free: 50, basic: 45, pro: 40, premium: 35 }, minTransfer: 1000 });
  });
});

describe('making an order', () => {
  test('a donation of 25.00 to an owner on the basic plan holds 1.13 of commission', async () => {
    const from = world.requests();
    const { status, data } = await world.order({ by: donor, to: project, amount: 2_500 });

    expect(status).toBe(201);
    expect(data).toMatchObject({
      status: 'pending',
      total: 2_500,
      currency: 'GBP',
      commission: 113,
      canRetry: true,
    });
    expect(data?.expiresAt).toBe('2026-11-21T12:00:00.000Z');
    expect(world.requests(from)).toBe(4); // one is the test's own look at the project
  });

  test('points reserve their units', async () => {
    const here = await world.project(owner, { numberOfContributions: 10, totalContributionBudget: 10_000 });
    await world.ordered({ by: donor, to: here, units: 4 });
    expect(await world.statsOf(here)).toMatchObject({ reservedUnits: 4, remainingUnits: 6, soldUnits: 0 });
  });

  test('two clicks make one order, one after the other and at once', async () => {
    const here = await world.project(owner, { numberOfContributions: 10, totalContributionBudget: 10_000 });
    const wish = { by: donor, to: here, units: 2, key: world.newKey() };
    const answers = await Promise.all([world.order(wish), world.order(wish), world.order(wish)]);
    const again = await world.order(wish);

    const ids = [...answers, again].map(({ data }) => data?.PaymentID);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toBeDefined();
    expect(await world.statsOf(here)).toMatchObject({ reservedUnits: 2, remainingUnits: 8 });
  });

  test('the same key with something else in it is refused', async () => {
    const key = world.newKey();
    await world.ordered({ by: donor, to: project, amount: 2_500, key });
    expect(await world.order({ by: donor, to: project, amount: 2_600, key })).toMatchObject({
      status: 409,
      code: 'ORDER_ALREADY_PROCESSED',
    });
  });

  test('the same key of somebody else is another order', async () => {
    const key = world.newKey();
    const other = await world.person();
    const first = await world.ordered({ by: donor, to: project, key });
    const second = await world.ordered({ by: other, to: project, key });
    expect(first.PaymentID).not.toBe(second.PaymentID);
  });

  test.each([
    ['a total that differs', { total: 2_499 }, 'TOTAL_MISMATCH'],
    ['a currency that is not the project’s', { currency: 'EUR' }, 'CURRENCY_NOT_SUPPORTED'],
    ['an unknown currency', { currency: 'CHF' }, 'VALIDATION_FAILED'],
    ['no items', { items: [] }, 'VALIDATION_FAILED'],
    ['a key that is too short', { orderKey: 'short' }, 'VALIDATION_FAILED'],
    ['an amount with a fraction', { total: 10.5 }, 'VALIDATION_FAILED'],
  ])('%s is refused', async (_, change, refused) => {
    const body = { ...(await world.wishBody({ by: donor, to: project, amount: 2_500 })), ...change };
    expect(await world.callWith(initiatePayment, { body }, { as: donor })).toMatchObject({ code: refused });
  });

  test.each([
    [199, 'INVALID_AMOUNT'],
    [500_001, 'INVALID_AMOUNT'],
  ])('a donation of %i minor units is refused', async (amount, refused) => {
    expect(await world.order({ by: donor, to: project, amount })).toMatchObject({ code: refused });
  });

  test('points at a price of one’s own are tampered with', async () => {
    const items = [{ kind: 'points' as const, ProjectID: project, quantity: 2, price: 1 }];
    const body = { items, total: 2, currency: 'GBP' as const, orderKey: world.newKey() };
    expect(await world.call(initiatePayment, { body }, { as: donor })).toMatchObject({
      code: 'TOTAL_MISMATCH',
    });
  });

  test('no quantity, and more than the provider takes at once, have their own refusal', async () => {
    const none = { kind: 'points' as const, ProjectID: project, quantity: 0, price: 1_250 };
    const body = { items: [none], total: 0, currency: 'GBP' as const, orderKey: world.newKey() };
    expect(await world.call(initiatePayment, { body }, { as: donor })).toMatchObject({
      code: 'QUANTITY_REQUIRED',
    });

    const dear = await world.project(owner, {
      numberOfContributions: 2,
      totalContributionBudget: 400_000_000,
    });
    expect(await world.order({ by: donor, to: dear, units: 1 })).toMatchObject({ code: 'INVALID_AMOUNT' });
  });

  test('a project that is unknown, not public, or takes no money is refused', async () => {
    const hidden = await world.project(owner, { status: 'submitted' });
    const halted = await world.project(owner, { status: 'halted' });
    const body = await world.wishBody({ by: donor, to: project });
    const item = { kind: 'donation' as const, ProjectID: 'unknown', quantity: 1 as const, price: 2_500 };

    expect(
      await world.callWith(initiatePayment, { body: { ...body, items: [item] } }, { as: donor }),
    ).toMatchObject({
      code: 'PROJECT_NOT_FOUND',
    });
    expect(await world.order({ by: donor, to: hidden })).toMatchObject({ code: 'PROJECT_NOT_FOUND' });
    expect(await world.order({ by: donor, to: halted })).toMatchObject({
      code: 'PROJECT_NOT_ACCEPTING_PAYMENTS',
    });
  });

  test('nobody who is not signed in, and nobody who is banned', async () => {
    const body = await world.wishBody({ by: donor, to: project });
    const banned = await world.person({ status: 'banned' });
    expect(await world.callWith(initiatePayment, { body })).toMatchObject({ code: 'NOT_AUTHENTICATED' });
    expect(await world.callWith(initiatePayment, { body }, { as: banned })).toMatchObject({
      code: 'USER_BANNED',
    });
  });

  test('of twenty buyers at once three get the last three units', async () => {
    const here = await world.project(owner, { numberOfContributions: 3, totalContributionBudget: 3_000 });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => world.person()));
    const answers = await Promise.all(buyers.map(by => world.order({ by, to: here, units: 1 })));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'UNITS_SOLD_OUT')).toHaveLength(17);
    expect(await world.statsOf(here)).toMatchObject({ reservedUnits: 3, remainingUnits: 0 });
  });
});

describe('the payment page', () => {
  test('is the same one for as long as it is open, also for two clicks at once', async () => {
    const payment = await world.ordered({ by: donor, to: project });
    const [first, second] = await Promise.all([
      world.checkout(donor, payment),
      world.checkout(donor, payment),
    ]);
    const third = await world.checkout(donor, payment);

    expect(first.data?.url).toContain('/c/pay/cs_test');
    expect([second.data?.url, third.data?.url]).toEqual([first.data?.url, first.data?.url]);
  });

  test('leads back to the payment-status page in the language of the order', async () => {
    const body = { ...(await world.wishBody({ by: donor, to: project })), language_code: 'fr' };
    const made = await world.callWith(initiatePayment, { body }, { as: donor });
    const { PaymentID, total, currency } = Object(made.data);
    await world.checkout(donor, { PaymentID, total, currency });
    const [session] = (await (await world.stripe()).checkout.sessions.list({ limit: 1 })).data;

    expect(session?.locale).toBe('fr');
    expect(session?.metadata).toEqual({ PaymentID });
    expect(session?.success_url).toBe(
      `https://cairn.test/fr/payment-status?PaymentID=${PaymentID}&session_id={CHECKOUT_SESSION_ID}`,
    );
    expect(session?.cancel_url).toBe(
      `https://cairn.test/fr/payment-status?PaymentID=${PaymentID}&cancelled=1`,
    );
  });

  test('refuses a changed total and a changed currency', async () => {
    const payment = await world.ordered({ by: donor, to: project });
    expect(await world.checkout(donor, { ...payment, total: 1 })).toMatchObject({
      code: 'TOTAL_MISMATCH',
    });
    expect(await world.checkout(donor, { ...payment, currency: 'EUR' })).toMatchObject({
      code: 'TOTAL_MISMATCH',
    });
  });

  test('is for the payer alone', async () => {
    const payment = await world.ordered({ by: donor, to: project });
    const other = await world.person();
    const body = { PaymentID: payment.PaymentID };
    expect(await world.checkout(other, payment)).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
    expect(await world.call(getOrder, { body }, { as: other })).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect(await world.cancel(other, payment.PaymentID)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect(
      await world.callWith(payWithStripe, { body: { ...payment, PaymentID: 'unknown' } }, { as: donor }),
    ).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  test('says when the provider is not there, and works again after that', async () => {
    const payment = await world.ordered({ by: donor, to: project });
    world.provider.faults.next('POST /v1/checkout/sessions', 'lost', 4);
    expect(await world.checkout(donor, payment)).toMatchObject({
      status: 503,
      code: 'PAYMENT_GATEWAY_UNAVAILABLE',
    });
    world.provider.faults.clear();
    expect(await world.checkout(donor, payment)).toMatchObject({ status: 200 });
  });

  test('lasts half an hour at least, and the order as long as its page', async () => {
    const payment = await world.ordered({ by: donor, to: project });
    await world.pass({ minutes: 23 * 60 + 50 });
    const { data } = await world.checkout(donor, payment);
    const order = await world.orderOf(donor, payment.PaymentID);

    expect(data?.url).toBeDefined();
    expect(Date.parse(order.expiresAt) - Date.parse(world.clock.now())).toBe(31 * 60_000);
  });
});

describe('orders that end', () => {
  test('a paid one is processed: no second page, no cancelling', async () => {
    const payment = await world.buy({ by: donor, to: project });
    expect(await world.checkout(donor, payment)).toMatchObject({ code: 'ORDER_ALREADY_PROCESSED' });
    expect(await world.cancel(donor, payment.PaymentID)).toMatchObject({
      code: 'ORDER_ALREADY_PROCESSED',
    });
  });

  test('an unpaid one expires after a day, its units come back, and its page says so', async () => {
    const here = await world.project(owner, { numberOfContributions: 10, totalContributionBudget: 10_000 });
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
    expect(await world.statsOf(here)).toMatchObject({ reservedUnits: 0, remainingUnits: 10 });
  });

  test('the job expires what nobody looks at, once', async () => {
    const here = await world.project(owner, { numberOfContributions: 10, totalContributionBudget: 10_000 });
    await world.ordered({ by: donor, to: here, units: 3 });
    await world.pass({ days: 1, minutes: 1 });
    await Promise.all([world.jobs.expireOrders(), world.jobs.expireOrders()]);
    await world.jobs.expireOrders();
    expect(await world.statsOf(here)).toMatchObject({ reservedUnits: 0, remainingUnits: 10 });
  });

  test('a cancelled one gives its units back, once, and its page is closed', async () => {
    const here = await world.project(owner, { numberOfContributions: 10, totalContributionBudget: 10_000 });
    const payment = await world.ordered({ by: donor, to: here, units: 3 });
    const url = await world.page(donor, payment);

    const [first, second] = await Promise.all([
      world.cancel(donor, payment.PaymentID),
      world.cancel(donor, payment.PaymentID),
    ]);
    await world.provider.deliveries.idle();
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await world.pay(url)).toBe(410);
    expect(await world.statsOf(here)).toMatchObject({ reservedUnits: 0, remainingUnits: 10 });
    expect((await world.orderOf(donor, payment.PaymentID)).status).toBe('cancelled');
  });

  test('one that is given up is cancelled, even if the provider tells first that its page is closed', async () => {
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

  test('one that is cancelled while its page is being opened leaves no page open', async () => {
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

  test('one that was paid before it was cancelled is paid', async () => {
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

  test('a declined card leaves it open for another one', async () => {
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
});
