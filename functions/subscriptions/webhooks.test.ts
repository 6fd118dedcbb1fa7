import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeDelivering } from '#functions/money/testing/delivering.ts';
import type { UserID } from '#shared/ids.ts';
import { randomFrom } from '#shared/random.ts';
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

/** All events of a subscription over a trial and three renewals, none of them delivered. */
async function eventsOfThreeRenewals(): Promise<Stripe.Event[]> {
  world.provider.deliveries.hold();
  await world.begin(ada);
  await world.pass({ days: 15 });
  await world.pass({ days: 31 });
  await world.pass({ days: 31 });
  const { data } = await (await world.stripe()).events.list({ limit: 100 });
  return data;
}

async function expectOneEffect() {
  expect(await world.mine(ada)).toMatchObject({ status: 'active', periodEnd: '2027-03-04T12:00:00.000Z' });
  expect(await world.planOf(ada)).toBe('basic');
  expect((await world.paymentsOf(ada)).map(({ amount }) => amount)).toEqual([500, 500, 500]);
  expect((await world.subjects()).toSorted()).toEqual([
    'Welcome to Basic',
    ...Array.from({ length: 3 }, () => 'Your receipt: £5.00 for Basic'),
  ]);
}

describe('the events of a subscription over three renewals have one effect', () => {
  const orders: Record<string, (events: Stripe.Event[]) => Stripe.Event[]> = {
    'as they happened': events => events.toReversed(),
    'newest first': events => events,
    'payments last': events =>
      events.toSorted((a, b) => Number(a.type.startsWith('invoice')) - Number(b.type.startsWith('invoice'))),
    'in a random order': events => {
      const random = randomFrom('subscription');
      return events
        .map(event => ({ event, at: random() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ event }) => event);
    },
  };

  test.each(Object.keys(orders))('%s, each ten times and eight at once', async name => {
    const events = await eventsOfThreeRenewals();
    await makeDelivering(world).deliverAll(orders[name]?.(events) ?? [], 10);
    await world.jobs.reconcile(); // the webhook parks the oldest of these events, which the provider would not send
    await expectOneEffect();
  });
});

describe('lost events', () => {
  test('of several months are repaired by one run of the reconciliation', async () => {
    world.provider.deliveries.drop(1_000);
    await world.begin(ada);
    await world.pass({ days: 15 });
    await world.pass({ days: 31 });
    await world.pass({ days: 31 });
    expect(await world.planOf(ada)).toBe('free');
    await world.jobs.reconcile();
    await expectOneEffect();
  });

  test('of a cancellation that was made with the provider, and of the end', async () => {
    await world.begin(ada, { planTypeId: 'pro' });
    world.provider.deliveries.drop(1_000);
    const stripe = await world.stripe();
    await stripe.subscriptions.cancel(await world.idOf(ada));
    await world.pass({ minutes: 20 });
    await world.jobs.reconcile();
    expect(await world.planOf(ada)).toBe('free');
    expect((await world.subjects()).at(-1)).toBe('Your Pro plan has ended');
  });

  test('of a failing renewal until its end', async () => {
    await world.begin(ada, {}, failsOnRenewal);
    world.provider.deliveries.drop(1_000);
    await world.pass({ days: 16 });
    await world.jobs.reconcile();
    expect(await world.mine(ada)).toMatchObject({ status: 'past-due' });
    await world.pass({ days: 20 });
    await world.jobs.reconcile();
    expect(await world.planOf(ada)).toBe('free');
  });

  test('of a payment page are repaired by the page to which it leads back', async () => {
    world.provider.deliveries.drop(1_000);
    const order = await world.begin(ada);
    expect(await world.planOf(ada)).toBe('free');
    expect((await world.orderDetails(ada, order)).data).toMatchObject({ status: 'success' });
    expect(await world.planOf(ada)).toBe('basic');
  });
});

test('a refund of a plan that the bank rejects is booked back', async () => {
  await world.begin(ada);
  await world.pass({ days: 15 });
  const { refunds, paymentIntents } = await world.stripe();
  const [paid] = (await paymentIntents.list({ limit: 1 })).data;
  const { id } = await refunds.create({ payment_intent: paid?.id ?? '' });
  await world.provider.deliveries.idle();
  expect(await world.paymentsOf(ada)).toMatchObject([{ amount: 500, refunded: 500 }]);

  await world.atProvider('fail-refund', { id });
  expect(await world.paymentsOf(ada)).toMatchObject([{ amount: 500, refunded: 0 }]);
  expect(await world.discrepancies()).toEqual([]);
});

test('a call whose answer was lost can be repeated', async () => {
  const order = await world.ordered(ada);
  world.provider.faults.next('POST /v1/checkout/sessions', 'lost', 2);
  await world.checkout(ada, order);
  world.provider.faults.clear();
  const { data } = await world.checkout(ada, order);
  await world.pay(data?.url ?? '');
  await world.provider.deliveries.idle();
  expect(await world.mine(ada)).toMatchObject({ status: 'trial' });
  const { data: all } = await (await world.stripe()).subscriptions.list({ status: 'all' });
  expect(all).toHaveLength(1);

  world.provider.faults.next('POST /v1/subscriptions', 'lost', 2);
  await world.cancelPlan(ada);
  await world.provider.deliveries.idle();
  expect(await world.mine(ada)).toMatchObject({ status: 'cancelled', autoRenewal: false });
});
