import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projects } from '#functions/projects/project.store.ts';
import { members } from '#functions/teams/team.store.ts';
import { recordEvents } from '#functions/testing/recordEvents.ts';
import { closeDispute } from '#infra/local/payments/resources/disputes.ts';
import type { PaymentID, ProjectID, UserID } from '#shared/ids.ts';
import { planPaymentBooking } from '../captures/planPaymentBooking.ts';
import { handler as listOwnedOrders } from '../listOwnedOrders.lambda.ts';
import { handler as listProjectPayments } from '../listProjectPayments.lambda.ts';
import { moneyEvents } from '../money.events.ts';
import { fetchCheckoutState } from '../orders/checkoutState.ts';
import { endOrder } from '../orders/endOrder.ts';
import { orders } from '../orders/order.store.ts';
import { checkLedger } from '../reconciliation/checkLedger.ts';
import { cards, createMoneyWorld, type MoneyWorld } from '../testing/moneyWorld.ts';
import { webhookEventTypes } from '../webhook/applyEvent.ts';

let world: MoneyWorld;
let owner: UserID;
let donor: UserID;
let project: ProjectID;

beforeEach(async () => {
  world = await createMoneyWorld();
  owner = await world.person({ username: 'owner' });
  donor = await world.person({ username: 'donor' });
  project = await world.project(owner, { numberOfContributions: 10, totalContributionBudget: 20_000 });
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

const intentOf = async (id: PaymentID): Promise<string> => {
  const { data } = await (await world.stripe()).paymentIntents.list({ limit: 100 });
  const found = data.find(({ metadata, status }) => metadata['PaymentID'] === id && status === 'succeeded');
  if (!found) throw new Error('The payment is not there.');
  return found.id;
};

const addMember = async (points: number, fields: Record<string, unknown> = {}): Promise<UserID> => {
  const UserID = await world.person(fields);
  const member = {
    ProjectID: project,
    UserID,
    role: 'maker',
    joinedAt: world.clock.now(),
    projectPoints: points,
  };
  await world.table.write(Step.create(members.key(project, UserID), member));
  return UserID;
};

const changeProject = (changes: object) => world.table.write(Step.update(projects.key(project), changes));

describe('a payment that succeeds', () => {
  test('moves units, figures and money at once', async () => {
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
      remainingUnits: 7,
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

  test('a person who gives twice is one supporter', async () => {
    await world.buy({ by: donor, to: project });
    await world.buy({ by: donor, to: project });
    await world.buy({ by: owner, to: project });
    expect(await world.statsOf(project)).toMatchObject({ raised: 7_500, supporters: 2 });
  });

  test('publishes its event once', async () => {
    const payment = await world.buy({ by: donor, to: project });
    await world.orderOf(donor, payment.PaymentID);
    const published = await recordEvents(world, [moneyEvents.paymentSucceeded]);
    expect(published.map(({ payload }) => payload)).toEqual([
      { PaymentID: payment.PaymentID, ProjectID: project, payerId: donor, amount: 2_500, currency: 'GBP' },
    ]);
  });

  test('counts with the plan and the split of the moment when it is paid', async () => {
    const payment = await world.ordered({ by: donor, to: project, amount: 10_000 });
    expect(payment.commission).toBe(500);
    const url = await world.page(donor, payment);
    const maker = await addMember(300);
    await addMember(0);
    await changeProject({ contributorsPart: 40 });
    await world.table.write(Step.update(callers.key(owner), { planTypeId: 'premium' }));
    await world.pay(url);
    await world.provider.deliveries.idle();

    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ commission: 350 });
    expect(await world.payoutsOf(owner)).toMatchObject([{ amount: 5_790 }]);
    expect(await world.payoutsOf(maker)).toMatchObject([{ amount: 3_860 }]);
  });

  test('pays a team of fifty, and takes a refund back from all of them', async () => {
    await changeProject({ contributorsPart: 90 });
    const team: UserID[] = [];
    for (let place = 1; place <= 50; place++) team.push(await addMember(place));
    const payment = await world.buy({ by: donor, to: project, amount: 500_000 });

    const amounts = await Promise.all(team.map(async one => (await world.payoutsOf(one))[0]?.amount ?? 0));
    const own = (await world.payoutsOf(owner))[0]?.amount ?? 0;
    expect(amounts.every(amount => amount > 0)).toBe(true);
    expect(amounts.reduce((sum, amount) => sum + amount, own)).toBe(475_000);
    expect(await world.discrepancies()).toEqual([]);

    await (await world.stripe()).refunds.create({ payment_intent: await intentOf(payment.PaymentID) });
    await world.provider.deliveries.idle();
    for (const one of [owner, ...team])
      expect(await world.payoutsOf(one)).toMatchObject([{ status: 'cancelled' }]);
  });
});

describe('the webhook', () => {
  test('refuses what is not signed by the provider', async () => {
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

  test('answers 200 to events that mean nothing here', async () => {
    await (await world.stripe()).customers.create({ email: 'x@example.com' });
    await world.provider.deliveries.idle();
    expect(world.provider.deliveries.list().every(({ state }) => state === 'delivered')).toBe(true);
  });

  test('every event twice has one effect', async () => {
    const payment = await world.buy({ by: donor, to: project, units: 2 });
    const first = await world.statsOf(project);
    for (const { id } of world.provider.deliveries.list()) world.provider.deliveries.resend(id);
    await world.provider.deliveries.idle();

    expect(await world.statsOf(project)).toEqual(first);
    expect(await world.payoutsOf(owner)).toHaveLength(1);
    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'success' });
  });

  test('the same event several times at once has one effect', async () => {
    const { webhooks } = await world.stripe();
    world.provider.deliveries.hold();
    const payment = await world.buy({ by: donor, to: project, units: 2 });
    const { data } = await (await world.stripe()).events.list({ type: 'checkout.session.completed' });
    const body = JSON.stringify(data[0]);
    const signature = webhooks.generateTestHeaderString({ payload: body, secret: 'whsec_world' });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => world.deliver(body, signature)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await world.statsOf(project)).toMatchObject({ raised: 4_000, soldUnits: 2, supporters: 1 });
    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'success' });
  });

  test('events in the wrong order, a refund before its payment, end the same', async () => {
    world.provider.deliveries.hold();
    const payment = await world.buy({ by: donor, to: project, units: 2 });
    await (await world.stripe()).refunds.create({ payment_intent: await intentOf(payment.PaymentID) });
    world.provider.deliveries.release('reverse');
    await world.provider.deliveries.idle();

    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'refunded' });
    expect(await world.statsOf(project)).toEqual({
      raised: 0,
      supporters: 0,
      soldUnits: 0,
      reservedUnits: 0,
      remainingUnits: 10,
    });
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'cancelled' }]);
  });

  test('a lost one delays and never loses: the checking page finds it', async () => {
    world.provider.deliveries.drop(20);
    const payment = await world.buy({ by: donor, to: project, units: 2 });
    expect(await world.statsOf(project)).toMatchObject({ soldUnits: 0, reservedUnits: 2 });
    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'success' });
    expect(await world.statsOf(project)).toMatchObject({ soldUnits: 2, reservedUnits: 0 });
  });

  test('a lost one delays and never loses: the reconciliation finds it, and a lost refund', async () => {
    world.provider.deliveries.drop(50);
    const payment = await world.buy({ by: donor, to: project, units: 2 });
    await world.pass({ minutes: 20 });
    await world.jobs.reconcile();
    expect(await world.statsOf(project)).toMatchObject({ raised: 4_000, soldUnits: 2 });

    await (await world.stripe()).refunds.create({
      payment_intent: await intentOf(payment.PaymentID),
      amount: 1_000,
    });
    await world.pass({ minutes: 20 });
    await world.jobs.reconcile();
    await world.jobs.reconcile();
    expect(await world.statsOf(project)).toMatchObject({ raised: 3_000, soldUnits: 2 });
  });

  test('while the provider does not answer, the page shows what is known, and the event comes again', async () => {
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

describe('payments that take their time', () => {
  test('are processing until the bank has said yes', async () => {
    const payment = await world.buy({ by: donor, to: project, units: 2 }, cards.succeedsLater);
    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'processing' });
    expect(await world.statsOf(project)).toMatchObject({ raised: 0, reservedUnits: 2 });
    await world.jobs.expireOrders();
    await world.pass({ days: 1, minutes: 5 });
    await world.jobs.expireOrders();
    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'success' });
    expect(await world.statsOf(project)).toMatchObject({ raised: 4_000, reservedUnits: 0, soldUnits: 2 });
  });

  test('fail when it says no, and the units come back', async () => {
    const payment = await world.buy({ by: donor, to: project, units: 2 }, cards.failsLater);
    await world.pass({ days: 1, minutes: 5 });
    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({
      status: 'failed',
      reason: 'paymentReason.bank_refused',
      canRetry: false,
    });
    expect(await world.statsOf(project)).toMatchObject({ reservedUnits: 0, remainingUnits: 10 });
  });
});

describe('money that comes too late or wrong', () => {
  /** A page of ours that somebody pays after its order has ended here: the order is ended behind the provider's back. */
  async function paidAfterItsEnd(units: number): Promise<PaymentID> {
    const payment = await world.ordered({ by: donor, to: project, units });
    const url = await world.page(donor, payment);
    world.provider.deliveries.hold();
    await world.pay(url);
    const order = await world.table.get(orders.key(payment.PaymentID));
    if (!order) throw new Error('The order is gone.');
    await endOrder(world.deps, order, 'expire');
    return payment.PaymentID;
  }

  test('takes units that are still free', async () => {
    const id = await paidAfterItsEnd(4);
    world.provider.deliveries.release();
    await world.provider.deliveries.idle();
    expect(await world.orderOf(donor, id)).toMatchObject({ status: 'success' });
    expect(await world.statsOf(project)).toMatchObject({
      soldUnits: 4,
      remainingUnits: 6,
      reservedUnits: 0,
    });
  });

  test('goes back, once, when the units are gone', async () => {
    const id = await paidAfterItsEnd(4);
    const other = await world.person();
    await world.ordered({ by: other, to: project, units: 8 });
    world.provider.deliveries.release();
    await world.provider.deliveries.idle();
    for (const { id: event } of world.provider.deliveries.list()) world.provider.deliveries.resend(event);
    await world.provider.deliveries.idle();
    await world.jobs.reconcile();

    expect(await world.orderOf(donor, id)).toMatchObject({
      status: 'refunded',
      reason: 'paymentReason.sold_out',
    });
    const { data } = await (await world.stripe()).refunds.list({});
    expect(data).toMatchObject([{ amount: 8_000 }]);
    expect(await world.statsOf(project)).toMatchObject({
      raised: 0,
      soldUnits: 0,
      reservedUnits: 8,
      remainingUnits: 2,
    });
  });

  test('goes back later when the provider does not take the refund now', async () => {
    const id = await paidAfterItsEnd(4);
    const other = await world.person();
    await world.ordered({ by: other, to: project, units: 8 });
    world.provider.faults.next('POST /v1/refunds', 'lost', 2);
    world.provider.deliveries.release();
    await world.provider.deliveries.idle();
    world.provider.faults.clear();
    await world.pass({ minutes: 20 });
    await world.jobs.reconcile();

    expect(await world.orderOf(donor, id)).toMatchObject({ status: 'refunded' });
    expect((await (await world.stripe()).refunds.list({})).data).toHaveLength(1);
  });

  test('of another amount than the order is not booked, and goes back', async () => {
    const payment = await world.ordered({ by: donor, to: project, units: 2 });
    const stripe = await world.stripe();
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { price_data: { currency: 'gbp', unit_amount: 100, product_data: { name: 'Less' } }, quantity: 1 },
      ],
      metadata: { PaymentID: payment.PaymentID },
      payment_intent_data: { metadata: { PaymentID: payment.PaymentID } },
      success_url: 'https://cairn.test/',
    });
    await world.pay(session.url ?? '');
    await world.provider.deliveries.idle();

    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'pending' });
    expect((await stripe.refunds.list({})).data).toMatchObject([{ amount: 100 }]);
    expect(await world.statsOf(project)).toMatchObject({ raised: 0, reservedUnits: 2 });
  });

  test('a second payment of a paid order goes back', async () => {
    const payment = await world.buy({ by: donor, to: project, units: 2 });
    const stripe = await world.stripe();
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { price_data: { currency: 'gbp', unit_amount: 4_000, product_data: { name: 'Again' } }, quantity: 1 },
      ],
      metadata: { PaymentID: payment.PaymentID },
      success_url: 'https://cairn.test/',
    });
    await world.pay(session.url ?? '');
    await world.provider.deliveries.idle();

    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'success' });
    expect((await stripe.refunds.list({})).data).toMatchObject([{ amount: 4_000 }]);
    expect(await world.statsOf(project)).toMatchObject({ raised: 4_000, soldUnits: 2, supporters: 1 });
  });
});

test('the guide names every event that is followed, but for those of accounts, which are asked about', () => {
  const guide = readFileSync(new URL('../../../infra/docs/deploy.md', import.meta.url), 'utf8');
  const [, listed = ''] = /for events on \*your account\*, with: (.+?)\. Choose/.exec(guide) ?? [];
  const named = listed.split(', ').map(event => event.replaceAll('`', ''));
  expect(named.toSorted()).toEqual(webhookEventTypes.filter(type => type !== 'account.updated').toSorted());
});

describe('refunds and disputes', () => {
  test('a partial refund gives its part of the commission and the shares back', async () => {
    const payment = await world.buy({ by: donor, to: project, amount: 2_500 });
    const refund = { payment_intent: await intentOf(payment.PaymentID) };
    await (await world.stripe()).refunds.create({ ...refund, amount: 990 });
    await world.provider.deliveries.idle();

    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({
      status: 'success',
      commission: 76,
    });
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'pending', amount: 1_434 }]);
    expect(await world.statsOf(project)).toMatchObject({ raised: 1_510, supporters: 1 });

    await (await world.stripe()).refunds.create(refund);
    await world.provider.deliveries.idle();
    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({
      status: 'refunded',
      commission: 0,
    });
    expect(await world.payoutsOf(owner)).toMatchObject([
      { status: 'cancelled', reason: 'payoutReason.refunded' },
    ]);
    expect(await world.statsOf(project)).toMatchObject({ raised: 0, supporters: 0 });
  });

  const owed = async () => (await checkLedger(world.table)).balances.get('payable:refunds GBP') ?? 0;
  const comesBack = (id: string) =>
    fetch(`${world.provider.url}/console/fail-refund`, {
      method: 'POST',
      body: new URLSearchParams({ id }),
      redirect: 'manual',
    });

  test('a refund that comes back is owed to its payer, once, until another takes its place', async () => {
    const payment = await world.buy({ by: donor, to: project, amount: 2_500 });
    const stripe = await world.stripe();
    const { id } = await stripe.refunds.create({ payment_intent: await intentOf(payment.PaymentID) });
    await world.provider.deliveries.idle();
    expect(await owed()).toBe(0);

    await comesBack(id);
    await world.provider.deliveries.idle();
    await world.jobs.reconcile();
    expect(await owed()).toBe(-2_500);
    expect(await world.discrepancies()).toEqual([]);

    await stripe.refunds.create({ payment_intent: await intentOf(payment.PaymentID) });
    await world.provider.deliveries.idle();
    await world.jobs.reconcile();
    expect(await owed()).toBe(0);
    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({
      status: 'refunded',
      commission: 0,
    });
  });

  test('a refund that comes back and the one in its place may become known together', async () => {
    const payment = await world.buy({ by: donor, to: project, amount: 2_500 });
    const stripe = await world.stripe();
    const wish = { payment_intent: await intentOf(payment.PaymentID) };
    const { id } = await stripe.refunds.create(wish);
    await world.provider.deliveries.idle();

    world.provider.deliveries.hold();
    await comesBack(id);
    await stripe.refunds.create(wish);
    world.provider.deliveries.release('reverse');
    await world.provider.deliveries.idle();
    expect(await world.discrepancies()).toEqual([]);
    expect(await owed()).toBe(0);
    expect((await world.table.get(orders.key(payment.PaymentID)))?.refunded).toBe(2_500);
  });

  test('an open dispute holds the payout; a lost one is a refund', async () => {
    const payment = await world.buy({ by: donor, to: project, amount: 20_000 }, cards.disputed);
    await world.onboard(owner);
    await world.pass({ days: 15 });
    await world.jobs.transferPayouts();
    expect(await world.payoutsOf(owner)).toMatchObject([
      { status: 'pending', reason: 'payoutReason.disputed' },
    ]);
    expect(await world.discrepancies()).toEqual([]);

    const stripe = await world.stripe();
    const [dispute] = (await stripe.disputes.list({})).data;
    await stripe.disputes.close(dispute?.id ?? '');
    await world.provider.deliveries.idle();
    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({
      status: 'refunded',
      reason: 'paymentReason.dispute_lost',
    });
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'cancelled' }]);
    expect(await world.statsOf(project)).toMatchObject({ raised: 0 });
  });

  test('a dispute that is won brings the money back and lets the payout go, also when nobody tells us', async () => {
    const payment = await world.buy({ by: donor, to: project, amount: 20_000 }, cards.disputed);
    await world.onboard(owner);
    const [dispute] = (await (await world.stripe()).disputes.list({})).data;
    world.provider.runAt(new Date(world.clock.now()), at => closeDispute(at, dispute?.id ?? '', 'won'));
    await world.jobs.reconcile();

    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'success' });
    expect(await world.statsOf(project)).toMatchObject({ raised: 20_000 });
    await world.buy({ by: donor, to: project, amount: 50_000 }); // the dispute has cost a fee
    await world.pass({ days: 15 });
    await world.jobs.transferPayouts();
    const list = await world.payoutsOf(owner);
    expect(list.map(({ status, reason }) => [status, reason])).toEqual([
      ['completed', undefined],
      ['completed', undefined],
    ]);
  });

  test('a fee that is not known when the money arrives is booked later', async () => {
    world.provider.deliveries.drop(50);
    const payment = await world.ordered({ by: donor, to: project });
    await world.pay(await world.page(donor, payment));
    const order = await world.table.get(orders.key(payment.PaymentID));
    if (!order?.sessionId) throw new Error('The order has no page.');
    const standing = await fetchCheckoutState(await world.stripe(), order.sessionId);
    if (standing.kind !== 'paid') throw new Error(`The page is ${standing.kind}.`);
    const booked = await planPaymentBooking(world.deps, order, { ...standing.captured, fee: undefined });
    expect(await world.table.transact(...(booked?.steps ?? []))).toBeUndefined();
    expect(await world.discrepancies()).toEqual([
      expect.stringContaining('provider:stripe GBP is 2500 in the ledger'),
    ]);

    await world.jobs.reconcile();
    await world.jobs.reconcile();
    expect(await world.discrepancies()).toEqual([]);
  });

  test('a dispute that is lost after the payout is set off against later payouts', async () => {
    await world.onboard(owner);
    world.provider.deliveries.hold();
    const payment = await world.buy({ by: donor, to: project, amount: 10_000 }, cards.disputed);
    await world.buy({ by: donor, to: project, amount: 50_000 });
    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'success' });
    await world.pass({ days: 15 });
    await world.jobs.transferPayouts();
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'completed', amount: 9_500 }]);

    const stripe = await world.stripe();
    const [dispute] = (await stripe.disputes.list({})).data;
    await stripe.disputes.close(dispute?.id ?? '');
    world.provider.deliveries.release();
    await world.provider.deliveries.idle();
    expect(await world.discrepancies()).toEqual([]);

    // 95.00 are owed; of the next payout of 475.00 the rest is sent
    await world.pass({ days: 15 });
    await world.jobs.transferPayouts();
    const transfers = (await stripe.transfers.list({})).data;
    expect(transfers.map(({ amount }) => amount)).toEqual([38_000, 9_500]);
  });
});

describe('lists', () => {
  test('a project shows what it has received and kept, the newest first, without what is private', async () => {
    const other = await world.person({ username: 'other' });
    const given = await world.buy({ by: donor, to: project, amount: 2_000 });
    await world.pass({ minutes: 1 });
    await world.buy({ by: other, to: project, units: 2 });
    await world.pass({ minutes: 1 });
    const back = await world.buy({ by: other, to: project, amount: 3_000 });
    await (await world.stripe()).refunds.create({ payment_intent: await intentOf(back.PaymentID) });
    await world.provider.deliveries.idle();
    await world.ordered({ by: other, to: project, amount: 4_000 });

    const from = world.requests();
    const first = await world.call(listProjectPayments, { ProjectID: project, query: { limit: 1 } });
    expect(world.requests(from)).toBe(2);
    const second = await world.call(listProjectPayments, {
      ProjectID: project,
      query: { limit: 1, cursor: first.data?.cursor },
    });
    expect(first.data?.items).toMatchObject([
      { kind: 'points', quantity: 2, total: 4_000, payer: { username: 'other' } },
    ]);
    expect(second.data?.items).toEqual([
      {
        PaymentID: given.PaymentID,
        payer: expect.objectContaining({ UserID: donor, username: 'donor' }),
        kind: 'donation',
        quantity: 1,
        total: 2_000,
        currency: 'GBP',
        paidAt: '2026-11-20T12:00:00.000Z',
      },
    ]);
    expect(second.data?.items[0]?.payer).not.toHaveProperty('email');
    expect(second.data?.cursor).toBeUndefined();
  });

  test('payments of a project that is not public are for its owner and administrators', async () => {
    const hidden = await world.project(owner, { status: 'submitted' });
    const ask = (as?: UserID, groups?: string[]) =>
      world.call(listProjectPayments, { ProjectID: hidden, query: {} }, { as, ...(groups && { groups }) });
    expect(await ask()).toMatchObject({ code: 'PROJECT_NOT_FOUND' });
    expect(await ask(donor)).toMatchObject({ code: 'PROJECT_NOT_FOUND' });
    expect(await ask(owner)).toMatchObject({ data: { items: [] } });
    expect(await ask(donor, ['admins'])).toMatchObject({ status: 200 });
    expect(
      await world.callWith(listProjectPayments, { ProjectID: project, query: { cursor: 'nonsense' } }),
    ).toMatchObject({ code: 'INVALID_CURSOR' });
  });

  test('an owner sees the last twenty orders of each own project, refunded ones too', async () => {
    const second = await world.project(owner);
    for (let place = 0; place < 21; place++) {
      await world.buy({ by: donor, to: project, amount: 1_000 + place });
      await world.pass({ minutes: 1 });
    }
    const back = await world.buy({ by: donor, to: second, amount: 9_000 });
    await (await world.stripe()).refunds.create({ payment_intent: await intentOf(back.PaymentID) });
    await world.provider.deliveries.idle();

    const from = world.requests();
    const { data } = await world.call(listOwnedOrders, {}, { as: owner });
    expect(world.requests(from)).toBe(4); // projects, two projects' orders, the caller with the payers
    expect(data?.items).toHaveLength(21);
    expect(data?.items[0]).toMatchObject({
      status: 'refunded',
      total: 9_000,
      project: { ProjectID: second },
    });
    expect(data?.items.map(({ total }) => total)).not.toContain(1_000);
    expect((await world.call(listOwnedOrders, {}, { as: donor })).data?.items).toEqual([]);
  });
});
