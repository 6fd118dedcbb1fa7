import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { banPerson } from '#functions/admin/banPerson.ts';
import { SubscriptionId, type UserID } from '#shared/ids.ts';
import { changePlan } from './changePlan.ts';
import { previewPlanChange } from './previewPlanChange.ts';
import { createPlanWorld, failsOnRenewal, type PlanWorld } from './testing/planWorld.ts';

let world: PlanWorld;
let ada: UserID;

beforeEach(async () => {
  world = await createPlanWorld();
  ada = await world.person({ username: 'ada', firstName: 'Ada' });
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

/** Subscribes to Pro and waits until the trial has become a paid month. */
async function paying(card?: string) {
  await world.begin(ada, { planTypeId: 'pro' }, card);
  await world.pass({ days: 15 });
}

describe('a change of plan', () => {
  test('to a dearer one charges the previewed difference and takes effect immediately', async () => {
    await paying();
    await world.pass({ days: 14, minutes: 12 * 60 }); // half of the month of 31 days has passed, with the day before
    const { data } = await world.preview(ada, 'premium');
    expect(data).toMatchObject({ price: 3_900, credit: 0, renewsAt: '2027-01-04T12:00:00.000Z' });
    expect(data?.dueNow).toBe(1_200);

    expect((await world.change(ada, 'premium')).data).toMatchObject({ planTypeId: 'premium', price: 3_900 });
    await world.provider.deliveries.idle();
    expect(await world.planOf(ada)).toBe('premium');
    expect(await world.paymentsOf(ada)).toMatchObject([
      { amount: 1_200, planTypeId: 'premium' },
      { amount: 1_500, planTypeId: 'pro' },
    ]);
  });

  test('to a cheaper one is credited to the next invoices', async () => {
    await paying();
    await world.pass({ days: 14, minutes: 12 * 60 });
    expect((await world.preview(ada, 'basic')).data).toMatchObject({ dueNow: 0, credit: 500 });
    await world.change(ada, 'basic');
    expect(await world.planOf(ada)).toBe('basic');
    expect(await world.mine(ada)).toMatchObject({ price: 500, credit: 500 });
    await world.pass({ days: 17 });
    expect(await world.paymentsOf(ada)).toMatchObject([{ amount: 1_500 }]); // the renewal is paid by the credit
    expect(await world.mine(ada)).not.toHaveProperty('credit');
    await world.pass({ days: 31 });
    expect(await world.paymentsOf(ada)).toMatchObject([{ amount: 500 }, { amount: 1_500 }]);
  });

  test('to yearly billing begins a year and credits the unused time', async () => {
    await paying();
    await world.pass({ days: 14, minutes: 12 * 60 });
    const { data } = await world.preview(ada, 'pro', 'year');
    expect(data).toMatchObject({ dueNow: 15_000 - 750, renewsAt: '2027-12-20T00:00:00.000Z' });
    expect((await world.change(ada, 'pro', 'year')).data).toMatchObject({ interval: 'year', price: 15_000 });
    await world.provider.deliveries.idle();
    expect((await world.paymentsOf(ada))[0]).toMatchObject({ amount: 14_250 });
  });

  test('in a trial costs nothing and keeps the trial', async () => {
    await world.begin(ada);
    expect((await world.preview(ada, 'premium')).data).toMatchObject({ dueNow: 0, credit: 0 });
    expect((await world.change(ada, 'premium')).data).toMatchObject({
      status: 'trial',
      planTypeId: 'premium',
      trialEnd: '2026-12-04T12:00:00.000Z',
    });
    await world.pass({ days: 15 });
    expect(await world.paymentsOf(ada)).toMatchObject([{ amount: 3_900 }]);
  });

  test('is refused with another amount, an old preview, the same plan and a declined card', async () => {
    await paying(failsOnRenewal);
    const subscriptionId = SubscriptionId.parse(await world.idOf(ada));
    await world.changeCard(ada);
    expect((await world.retry(ada)).data).toMatchObject({ status: 'active' });
    await world.pass({ days: 5 });

    const body = { planTypeId: 'premium', interval: 'month' as const };
    const { data } = await world.preview(ada, 'premium');
    if (!data) throw new Error('Preview refused');
    const { previewedAt, dueNow } = data;
    const change = (more: object) =>
      world.callWith(
        changePlan,
        { subscriptionId, body: { ...body, dueNow, previewedAt, ...more } },
        { as: ada },
      );
    expect(await change({ dueNow: 0 })).toMatchObject({ status: 400, code: 'TOTAL_MISMATCH' });
    expect(await change({ planTypeId: 'pro' })).toMatchObject({ status: 409, code: 'SAME_PLAN' });
    expect(await change({ planTypeId: 'free' })).toMatchObject({ status: 404, code: 'PLAN_NOT_FOUND' });
    expect(await change({ previewedAt: '2026-11-20T12:00:00.000Z' })).toMatchObject({
      code: 'ORDER_EXPIRED',
    });
    expect(await world.preview(ada, 'pro')).toMatchObject({ code: 'SAME_PLAN' });

    await world.changeCard(ada, failsOnRenewal);
    expect(await change({})).toMatchObject({ status: 402, code: 'CARD_DECLINED' });
    expect(await world.planOf(ada)).toBe('pro');
  });

  test('clicked twice is charged once', async () => {
    await paying();
    const { data } = await world.preview(ada, 'premium');
    if (!data) throw new Error('Preview refused');
    const { dueNow, previewedAt } = data;
    const subscriptionId = SubscriptionId.parse(await world.idOf(ada));
    const body = { planTypeId: 'premium', interval: 'month' as const, dueNow, previewedAt };
    await Promise.all([1, 2, 3].map(() => world.call(changePlan, { subscriptionId, body }, { as: ada })));
    await world.provider.deliveries.idle();
    expect(await world.paymentsOf(ada)).toHaveLength(2);
    expect(await world.planOf(ada)).toBe('premium');
  });

  test('is not previewed for others', async () => {
    await paying();
    const ben = await world.person({ username: 'ben' });
    const subscriptionId = SubscriptionId.parse(await world.idOf(ada));
    const body = { planTypeId: 'premium', interval: 'month' as const };
    expect(await world.call(previewPlanChange, { subscriptionId, body }, { as: ben })).toMatchObject({
      code: 'SUBSCRIPTION_NOT_FOUND',
    });
  });
});

describe('a cancelled subscription', () => {
  test('runs to the end of what has been paid, and then falls back to Free', async () => {
    await paying();
    expect((await world.cancelPlan(ada)).data).toMatchObject({ status: 'cancelled', autoRenewal: false });
    await world.pass({ days: 29 });
    expect(await world.planOf(ada)).toBe('pro');
    await world.pass({ days: 2 });
    expect(await world.planOf(ada)).toBe('free');
    expect(await world.mine(ada)).toMatchObject({
      subscriptionId: 'free',
      status: 'ended',
      planTypeId: 'pro',
    });
    expect((await world.subjects()).slice(-2)).toEqual([
      'Your Pro plan won’t renew',
      'Your Pro plan has ended',
    ]);
  });

  test('renews again once it is resumed', async () => {
    await paying();
    await world.cancelPlan(ada);
    expect((await world.resume(ada)).data).toMatchObject({ status: 'active', autoRenewal: true });
    expect(await world.resume(ada)).toMatchObject({ status: 409, code: 'INVALID_SUBSCRIPTION_STATE' });
    await world.pass({ days: 31 });
    expect(await world.paymentsOf(ada)).toHaveLength(2);
  });

  test('confirms each cancellation and each resumption by an email of its own', async () => {
    await paying();
    const before = (await world.subjects()).length;
    for (const change of [world.cancelPlan, world.resume, world.cancelPlan, world.resume]) {
      expect((await change(ada)).status).toBe(200);
      await world.provider.deliveries.idle();
    }
    expect((await world.subjects()).slice(before)).toEqual([
      'Your Pro plan won’t renew',
      'Your Pro plan will renew again',
      'Your Pro plan won’t renew',
      'Your Pro plan will renew again',
    ]);
  });

  test('is resumed by a change of plan, which is confirmed', async () => {
    await paying();
    await world.cancelPlan(ada);
    await world.change(ada, 'premium');
    await world.provider.deliveries.idle();
    expect(await world.subjects()).toContain('Your Premium plan will renew again');
  });

  test('of a banned person is cancelled by the next reconciliation, and not charged again', async () => {
    await paying();
    const admin = await world.person({ username: 'admin' });
    await world.call(
      banPerson,
      { UserID: ada, body: { reason: 'Spam in many projects' } },
      {
        as: admin,
        groups: ['admins'],
      },
    );
    await world.runStream();
    await world.jobs.reconcile();
    await world.pass({ days: 40 });
    const { data } = await (await world.stripe()).subscriptions.list({ status: 'all' });
    expect(data).toMatchObject([{ status: 'canceled' }]);
    expect((await (await world.stripe()).charges.list()).data).toHaveLength(1);
  });
});

test('refunds and disputes of payments for plans are booked', async () => {
  await paying();
  const stripe = await world.stripe();
  const { data } = await stripe.charges.list();
  await stripe.refunds.create({ charge: data[0]?.id ?? '', amount: 500 });
  await world.provider.deliveries.idle();
  expect(await world.paymentsOf(ada)).toMatchObject([{ amount: 1_500, refunded: 500 }]);
});
