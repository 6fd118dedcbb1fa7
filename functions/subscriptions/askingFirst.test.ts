import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { banPerson } from '#functions/admin/banPerson.ts';
import type { UserID } from '#shared/ids.ts';
import { changePlan } from './changePlan.ts';
import { createPlanWorld, failsOnRenewal, type PlanWorld } from './testing/planWorld.ts';

let world: PlanWorld;
let ada: UserID;

beforeEach(async () => {
  world = await createPlanWorld();
  ada = await world.person({ username: 'ada', firstName: 'Ada' });
});
afterEach(async () => {
  world.provider.deliveries.release();
  await world.provider.deliveries.idle();
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

/** A subscription whose renewal has failed at the provider, of which the subscriber has not been told yet. */
async function failingUnnoticed() {
  await world.begin(ada, { planTypeId: 'pro' }, failsOnRenewal);
  world.provider.deliveries.hold();
  await world.pass({ days: 14, minutes: 1 });
  expect(await world.mine(ada)).toMatchObject({ status: 'trial' }); // as stored
}

const atProvider = async () => {
  const stripe = await world.stripe();
  const [subscription] = (await stripe.subscriptions.list({ status: 'all' })).data;
  const [invoice] = (await stripe.invoices.list()).data;
  const { data: charges } = await stripe.charges.list();
  return { subscription, invoice, paid: charges.filter(({ status }) => status === 'succeeded').length };
};

describe('a plan whose renewal has failed at the provider, before the event arrives', () => {
  test('ends immediately when it is cancelled, is not charged later, and its subscriber is told', async () => {
    await failingUnnoticed();
    const { status, data } = await world.cancelPlan(ada);
    expect({ status, plan: data }).toMatchObject({ status: 200, plan: { status: 'ended' } });
    expect(await world.planOf(ada)).toBe('free');
    expect(await world.subjects()).toContain('Your Pro plan has ended');

    await world.pass({ days: 40 });
    expect(await atProvider()).toMatchObject({
      subscription: { status: 'canceled' },
      invoice: { status: 'void' },
      paid: 0,
    });
  });

  test('ends immediately when it fails between the question and the cancellation', async () => {
    await world.begin(ada, { planTypeId: 'pro' }, failsOnRenewal);
    world.provider.deliveries.hold();
    const paused = world.provider.faults.pause(/POST .*\/subscriptions\//);
    const cancelling = world.cancelPlan(ada);
    await paused.arrived;
    await world.pass({ days: 14, minutes: 1 });
    paused.resume();
    expect((await cancelling).data).toMatchObject({ status: 'ended' });
    expect(await atProvider()).toMatchObject({ subscription: { status: 'canceled' }, paid: 0 });
  });

  test('is not changed to another plan', async () => {
    await world.begin(ada, { planTypeId: 'pro' }, failsOnRenewal);
    await world.pass({ days: 13, minutes: 24 * 60 - 5 });
    const { data: preview } = await world.preview(ada, 'premium');
    if (!preview) throw new Error('Preview refused');
    world.provider.deliveries.hold();
    await world.pass({ minutes: 10 });
    const { dueNow, previewedAt } = preview;
    const body = { planTypeId: 'premium', interval: 'month' as const, dueNow, previewedAt };
    const change = { ...(await world.named(ada)), body };
    expect(await world.mine(ada)).toMatchObject({ status: 'trial' }); // as stored
    expect(await world.call(changePlan, change, { as: ada })).toMatchObject({
      code: 'INVALID_SUBSCRIPTION_STATE',
    });
    expect(await world.planOf(ada)).toBe('pro');
  });

  test('can be paid again', async () => {
    await failingUnnoticed();
    await world.changeCard(ada);
    expect((await world.retry(ada)).data).toMatchObject({ status: 'active' });
  });

  test('ends immediately when its subscriber is banned', async () => {
    await failingUnnoticed();
    const by = { as: await world.person({ username: 'admin' }), groups: ['admins'] };
    await world.call(banPerson, { UserID: ada, body: { reason: 'Spam in many projects' } }, by);
    await world.runStream();
    await world.jobs.reconcile();
    expect(await atProvider()).toMatchObject({ subscription: { status: 'canceled' }, paid: 0 });
  });
});

test('a plan that has ended at the provider is not resumed, before the event arrives', async () => {
  await world.begin(ada, { planTypeId: 'pro' });
  await world.cancelPlan(ada);
  await world.provider.deliveries.idle();
  world.provider.deliveries.hold();
  await world.pass({ days: 15 });
  expect(await world.mine(ada)).toMatchObject({ status: 'cancelled' }); // as stored
  expect(await world.resume(ada)).toMatchObject({ code: 'SUBSCRIPTION_NOT_FOUND' });
  expect(await world.planOf(ada)).toBe('free');
});
