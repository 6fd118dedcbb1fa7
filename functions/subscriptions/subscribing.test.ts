import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cards } from '#functions/money/testing/paying.ts';
import { PaymentID, SubscriptionId, type UserID } from '#shared/ids.ts';
import { planTypeIds } from '#shared/plans.ts';
import { cancelSubscription } from './cancelSubscription.ts';
import { getSubscriptionPlan } from './getSubscriptionPlan.ts';
import { listSubscriptionPlans } from './listSubscriptionPlans.ts';
import { createPlanWorld, type PlanWorld } from './testing/planWorld.ts';

let world: PlanWorld;
let ada: UserID;
let ben: UserID;

beforeEach(async () => {
  world = await createPlanWorld();
  ada = await world.person({ username: 'ada', firstName: 'Ada' });
  ben = await world.person({ username: 'ben', firstName: 'Ben' });
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

describe('the plans', () => {
  test('are listed with prices, limits and trials', async () => {
    const { data } = await world.call(listSubscriptionPlans, {});
    expect(data?.items.map(plan => plan.planTypeId)).toEqual([...planTypeIds]);
    expect(data?.items[1]).toMatchObject({
      planTypeId: 'basic',
      name: 'Basic',
      price: { month: 500, year: 5_000 },
      maxProjectsAtOnce: 3,
      trialDays: 14,
      generationsPerDay: 20,
    });
    expect(data?.items[3]).toMatchObject({ generationsPerDay: 100, prioritySupport: true });
  });

  test('are found by their id, and only by it', async () => {
    const found = await world.call(getSubscriptionPlan, { planTypeId: 'pro' });
    expect(found.data).toMatchObject({ name: 'Pro', price: { month: 1_500, year: 15_000 } });
    expect(await world.call(getSubscriptionPlan, { planTypeId: 'gold' })).toMatchObject({
      status: 404,
      code: 'PLAN_NOT_FOUND',
    });
  });
});

describe('an order for a plan', () => {
  test('says what is charged today and at renewal', async () => {
    expect(await world.ordered(ada, { planTypeId: 'pro', interval: 'year' })).toMatchObject({
      total: 15_000,
      dueNow: 0,
      trialDays: 14,
      currency: 'GBP',
      status: 'pending',
    });
  });

  test('is refused for the free plan, unknown plans and subscribers', async () => {
    expect(await world.order(ada, { planTypeId: 'free' })).toMatchObject({ code: 'PLAN_NOT_FOUND' });
    expect(await world.order(ada, { planTypeId: 'gold' })).toMatchObject({ code: 'PLAN_NOT_FOUND' });
    await world.begin(ada);
    expect(await world.order(ada)).toMatchObject({ status: 409, code: 'ALREADY_SUBSCRIBED' });
  });

  test('belongs to its person, has one total, expires and is paid once', async () => {
    const order = await world.ordered(ada);
    expect(await world.checkout(ben, order)).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
    expect(await world.orderDetails(ben, order)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    const unknown = { ...order, PaymentID: PaymentID.parse('no-such-order') };
    expect(await world.checkout(ada, unknown)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect(await world.checkout(ada, { ...order, total: 1 })).toMatchObject({ code: 'TOTAL_MISMATCH' });
    expect(await world.checkout(ada, { ...order, dueNow: 500 })).toMatchObject({ code: 'TOTAL_MISMATCH' });

    const late = await world.ordered(ben);
    await world.pass({ days: 1 });
    expect(await world.checkout(ben, late)).toMatchObject({ status: 410, code: 'ORDER_EXPIRED' });
    expect((await world.orderDetails(ben, late)).data).toMatchObject({ status: 'expired' });

    const paid = await world.begin(ada);
    expect(await world.checkout(ada, paid)).toMatchObject({ code: 'ORDER_ALREADY_PROCESSED' });
  });

  test('is refused while the provider is unavailable, and can be paid afterwards', async () => {
    const order = await world.ordered(ada);
    world.provider.faults.next('POST /v1/checkout/sessions', 500, 10);
    expect(await world.checkout(ada, order)).toMatchObject({
      status: 503,
      code: 'SUBSCRIPTION_GATEWAY_UNAVAILABLE',
    });
    world.provider.faults.clear();
    await world.pass({ minutes: 1 });
    expect((await world.checkout(ada, order)).data?.url).toMatch(/\/c\/pay\//);
  });
});

describe('a first subscription', () => {
  test('begins with a trial, renews and is receipted', async () => {
    const order = await world.begin(ada);
    expect((await world.orderDetails(ada, order)).data).toMatchObject({ status: 'success' });
    expect(await world.mine(ada)).toMatchObject({
      planTypeId: 'basic',
      status: 'trial',
      autoRenewal: true,
      price: 500,
      trialEnd: '2026-12-04T12:00:00.000Z',
      periodEnd: '2026-12-04T12:00:00.000Z',
      card: { brand: 'visa', last4: '4242' },
      trialAvailable: false,
    });
    expect(await world.planOf(ada)).toBe('basic');
    expect(await world.paymentsOf(ada)).toEqual([]);

    await world.pass({ days: 15 });
    expect(await world.mine(ada)).toMatchObject({ status: 'active', periodEnd: '2027-01-04T12:00:00.000Z' });
    await world.pass({ days: 62 });
    expect((await world.paymentsOf(ada)).map(({ amount, paidAt }) => [amount, paidAt.slice(0, 10)])).toEqual([
      [500, '2027-02-04'],
      [500, '2027-01-04'],
      [500, '2026-12-04'],
    ]);
    expect(await world.subjects()).toEqual([
      'Your Basic trial has begun',
      ...Array.from({ length: 3 }, () => 'Your receipt: £5.00 for Basic'),
    ]);
  });

  test('reminds of the end of the trial three days before, once', async () => {
    await world.begin(ada);
    await world.pass({ days: 10 });
    await world.remindOfTrials();
    expect(await world.subjects()).toHaveLength(1);

    await world.pass({ days: 1, minutes: 30 });
    await Promise.all([world.remindOfTrials(), world.remindOfTrials()]);
    await world.remindOfTrials();
    expect(await world.subjects()).toEqual([
      'Your Basic trial has begun',
      'Your Basic trial ends on 4 December 2026 at 12:00 UTC',
    ]);
  });

  test('does not remind of a trial that has been cancelled', async () => {
    await world.begin(ada);
    await world.cancelPlan(ada);
    await world.pass({ days: 12 });
    await world.remindOfTrials();
    expect(await world.subjects()).not.toContainEqual(expect.stringContaining('trial ends'));
  });

  test('is the only one with a trial', async () => {
    await world.begin(ada);
    await world.cancelPlan(ada);
    await world.pass({ days: 15 });
    expect(await world.mine(ada)).toMatchObject({ subscriptionId: 'free', status: 'ended' });

    const order = await world.ordered(ada, { planTypeId: 'pro' });
    expect(order).toMatchObject({ trialDays: 0, dueNow: 1_500 });
    await world.begin(ada, { planTypeId: 'pro' });
    expect(await world.mine(ada)).toMatchObject({ status: 'active', planTypeId: 'pro' });
    expect(await world.paymentsOf(ada)).toMatchObject([{ amount: 1_500, planTypeId: 'pro' }]);
  });

  test('is not begun by a declined card', async () => {
    const order = await world.begin(ada, {}, cards.declined);
    expect((await world.orderDetails(ada, order)).data).toMatchObject({ status: 'pending' });
    expect(await world.mine(ada)).toMatchObject({ subscriptionId: 'free', planTypeId: 'free' });
  });
});

describe('a person has at most one subscription', () => {
  const subscriptionsAtProvider = async () =>
    (await (await world.stripe()).subscriptions.list({ status: 'all' })).data;

  test('two clicks open one payment page', async () => {
    const order = await world.ordered(ada);
    const answers = await Promise.all([1, 2, 3, 4].map(() => world.checkout(ada, order)));
    const urls = new Set(answers.map(({ data }) => data?.url));
    expect(urls.size).toBe(1);
    expect((await world.checkout(ada, order)).data?.url).toBe([...urls][0]);
  });

  test('a second tab closes the payment page of the first', async () => {
    const first = await world.checkout(ada, await world.ordered(ada));
    const second = await world.checkout(ada, await world.ordered(ada, { planTypeId: 'pro' }));
    expect(await world.pay(first.data?.url ?? '')).toBe(410);
    expect(await world.pay(second.data?.url ?? '')).toBe(303);
    await world.provider.deliveries.idle();
    expect(await world.planOf(ada)).toBe('pro');
    expect(await subscriptionsAtProvider()).toHaveLength(1);
  });

  test('two tabs at the same time leave at most one payable page', async () => {
    const orders = [await world.ordered(ada), await world.ordered(ada, { planTypeId: 'pro' })];
    const opened = await Promise.all(orders.map(order => world.checkout(ada, order)));
    for (const { data } of opened) if (data) await world.pay(data.url);
    await world.provider.deliveries.idle();
    expect(await subscriptionsAtProvider()).toHaveLength(1);
    expect((await world.mine(ada)).status).toBe('trial');
  });

  test('a second tab after the first has been paid is refused, also while its events are lost', async () => {
    const second = await world.ordered(ada, { planTypeId: 'pro' });
    world.provider.deliveries.drop(50);
    await world.begin(ada);
    expect(await world.checkout(ada, second)).toMatchObject({ code: 'ALREADY_SUBSCRIBED' });
    expect(await world.planOf(ada)).toBe('basic');
  });

  test('one that was begun outside the site is ended and refunded', async () => {
    await world.begin(ada);
    const stripe = await world.stripe();
    const customer = await stripe.customers.create({ email: 'ada@example.com' });
    await stripe.subscriptions.create({
      customer: customer.id,
      default_payment_method: 'pm_card_visa',
      metadata: { UserID: ada },
      items: [
        {
          price_data: {
            currency: 'gbp',
            product: 'cairn-basic',
            recurring: { interval: 'month' },
            unit_amount: 500,
          },
        },
      ],
    });
    await world.provider.deliveries.idle();
    const found = await subscriptionsAtProvider();
    expect(found.map(({ status }) => status)).toEqual(['canceled', 'trialing']);
    expect(await world.mine(ada)).toMatchObject({ status: 'trial' });
    expect(await world.paymentsOf(ada)).toMatchObject([{ amount: 500, refunded: 500 }]);
  });
});

test('cancelling names its refusals', async () => {
  const cancel = (id: string, as = ada) =>
    world.call(cancelSubscription, { subscriptionId: SubscriptionId.parse(id) }, { as });
  expect(await cancel('free')).toMatchObject({ status: 409, code: 'FREE_PLAN_NOT_CANCELLABLE' });
  expect(await cancel('undefined')).toMatchObject({ status: 400, code: 'SUBSCRIPTION_ID_REQUIRED' });
  expect(await cancel('sub_unknown')).toMatchObject({ status: 404, code: 'SUBSCRIPTION_NOT_FOUND' });

  await world.begin(ada);
  const id = await world.idOf(ada);
  expect(await cancel(id, ben)).toMatchObject({ status: 404, code: 'SUBSCRIPTION_NOT_FOUND' });
  expect((await cancel(id)).data).toMatchObject({ status: 'cancelled', autoRenewal: false });
  expect(await cancel(id)).toMatchObject({ status: 404, code: 'SUBSCRIPTION_NOT_FOUND' });
});
