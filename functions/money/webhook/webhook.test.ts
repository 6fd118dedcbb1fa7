import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { makeDelivering } from '../testing/delivering.ts';
import { createProjectWorld, type ProjectWorld } from '../testing/projectWorld.ts';
import { webhookEventTypes } from './applyEvent.ts';
import { unhandledEvents } from './unhandledEvents.ts';

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

describe('the webhook', () => {
  test('refuses events without a valid signature', async () => {
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      data: {},
    });
    expect(await world.deliver(body, 't=1,v1=00')).toMatchObject({
      status: 400,
      code: 'WEBHOOK_SIGNATURE_INVALID',
    });
    expect(await world.deliver('', 'nonsense')).toMatchObject({ code: 'WEBHOOK_SIGNATURE_INVALID' });
  });

  test('acknowledges events of types that it does not handle', async () => {
    await (await world.stripe()).customers.create({ email: 'x@example.com' });
    await world.provider.deliveries.idle();
    expect(world.provider.deliveries.list().every(({ state }) => state === 'delivered')).toBe(true);
  });

  test('ignores redelivered events', async () => {
    const payment = await world.buy({ by: donor, to: project, units: 2 });
    const first = await world.statsOf(project);
    for (const { id } of world.provider.deliveries.list()) world.provider.deliveries.resend(id);
    await world.provider.deliveries.idle();

    expect(await world.statsOf(project)).toEqual(first);
    expect(await world.payoutsOf(owner)).toHaveLength(1);
    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'success' });
  });

  test('applies concurrent deliveries of one event once', async () => {
    world.provider.deliveries.hold();
    const payment = await world.buy({ by: donor, to: project, units: 2 });
    const { data } = await (await world.stripe()).events.list({ type: 'checkout.session.completed' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => deliver(data[0] ?? eventNow('none'))));

    expect(answers).toEqual([200, 200, 200, 200, 200]);
    expect(await world.statsOf(project)).toMatchObject({ raised: 4_000, soldUnits: 2, supporters: 1 });
    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'success' });
  });

  test('accepts a refund before its payment', async () => {
    world.provider.deliveries.hold();
    const payment = await world.buy({ by: donor, to: project, units: 2 });
    await (await world.stripe()).refunds.create({ payment_intent: await world.intentOf(payment.PaymentID) });
    world.provider.deliveries.release('reverse');
    await world.provider.deliveries.idle();

    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'refunded' });
    expect(await world.statsOf(project)).toEqual({
      raised: 0,
      supporters: 0,
      soldUnits: 0,
      reservedUnits: 0,
      remainingUnits: 40,
    });
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'cancelled' }]);
  });

  test('a lost event is recovered when the payer looks at the order', async () => {
    world.provider.deliveries.drop(20);
    const payment = await world.buy({ by: donor, to: project, units: 2 });
    expect(await world.statsOf(project)).toMatchObject({ soldUnits: 0, reservedUnits: 2 });
    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'success' });
    expect(await world.statsOf(project)).toMatchObject({ soldUnits: 2, reservedUnits: 0 });
  });

  test('lost events of a payment and a refund are recovered by the reconciliation', async () => {
    world.provider.deliveries.drop(50);
    const payment = await world.buy({ by: donor, to: project, units: 2 });
    await world.pass({ minutes: 20 });
    await world.jobs.reconcile();
    expect(await world.statsOf(project)).toMatchObject({ raised: 4_000, soldUnits: 2 });

    await (await world.stripe()).refunds.create({
      payment_intent: await world.intentOf(payment.PaymentID),
      amount: 1_000,
    });
    await world.pass({ minutes: 20 });
    await world.jobs.reconcile();
    await world.jobs.reconcile();
    expect(await world.statsOf(project)).toMatchObject({ raised: 3_000, soldUnits: 2 });
  });

  test('while the provider is unavailable, the order shows its stored state and the event is retried', async () => {
    world.provider.deliveries.hold();
    const payment = await world.buy({ by: donor, to: project });
    world.provider.faults.next('GET /v1/checkout/sessions', 500, 100);
    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'pending' });
    world.provider.deliveries.release();
    await world.provider.deliveries.idle();
    expect(world.provider.deliveries.list().some(({ state }) => state === 'pending')).toBe(true);

    world.provider.faults.clear();
    await world.pass({ minutes: 10 });
    expect(await world.statsOf(project)).toMatchObject({ raised: 2_500 });
  });
});

/** Delivers an event. Returns the HTTP status of the response. */
const deliver = (event: Parameters<ReturnType<typeof makeDelivering>['deliverEvent']>[0]) =>
  makeDelivering(world).deliverEvent(event);
const eventNow = (type: string) => makeDelivering(world).eventAbout(type, {});

const parked = () => world.logged.filter(line => line.includes('event.parked'));

test('an event of an unknown type is parked once, and one that is ignored is not', async () => {
  expect(await deliver(eventNow('charge.succeeded'))).toBe(200);
  expect(parked()).toEqual([]);
  const mystery = { ...eventNow('mystery.happened'), id: 'evt_mystery' };
  expect([await deliver(mystery), await deliver(mystery)]).toEqual([200, 200]);
  expect(parked()).toEqual([expect.stringContaining('its type is unknown')]);
});

test('a payout from a connected account to its own bank is not taken for one of the platform', async () => {
  const already = parked().length;
  for (const type of ['payout.created', 'payout.paid', 'payout.failed'])
    await deliver({ ...eventNow(type), id: `evt_account_${type}`, account: 'acct_1' });
  expect(parked()).toHaveLength(already);
});

test('an event that needs a person is parked with its reason', async () => {
  await deliver(eventNow('review.opened'));
  expect(parked()).toEqual([expect.stringContaining('Stripe asks for a review of a payment')]);
});

test('an event that is older than the record of processed events is parked', async () => {
  const created = Date.parse(world.clock.now()) / 1000 - 41 * 86_400;
  await deliver({ ...eventNow('charge.refunded'), created });
  expect(parked()).toEqual([expect.stringContaining('older than the record')]);
});

test('an event of another API version is applied by the current state, and logged', async () => {
  world.provider.deliveries.drop(50);
  const payment = await world.buy({ by: donor, to: project, units: 2 });
  const [event] = (await (await world.stripe()).events.list({ type: 'checkout.session.completed' })).data;
  if (!event) throw new Error('The provider has no event.');
  await deliver({ ...event, api_version: '2024-01-01' });
  expect(await world.statsOf(project)).toMatchObject({ soldUnits: 2 });
  expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'success' });
  expect(world.logged.some(line => line.includes('event.version_mismatched'))).toBe(true);
});

test('every event type is either handled or listed with the reason why it is not', () => {
  const unhandled = Object.keys(unhandledEvents);
  expect(unhandled.filter(type => webhookEventTypes.some(handled => handled === type))).toEqual([]);
});

test('the deployment guide lists every handled event type except account.updated', () => {
  const guide = readFileSync(new URL('../../../infra/docs/deploy.md', import.meta.url), 'utf8');
  const [, listed = ''] = /for events on \*your account\*, with: (.+?)\. Choose/.exec(guide) ?? [];
  const named = listed.split(', ').map(event => event.replaceAll('`', ''));
  expect(named.toSorted()).toEqual(webhookEventTypes.filter(type => type !== 'account.updated').toSorted());
});
