import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentID } from '#shared/ids.ts';
import { impatient } from '../testing/moneyWorld.ts';
import { createPayoutWorld, type PayoutWorld } from '../testing/payoutWorld.ts';
import { makeRefunding } from '../testing/refunding.ts';

let world: PayoutWorld;
let id: PaymentID;
let payment: ReturnType<typeof makeRefunding>;

beforeAll(async () => {
  world = await createPayoutWorld(impatient);
});
beforeEach(async () => {
  ({ PaymentID: id } = await world.buy({ by: world.donor, to: world.projectId, amount: 10_000 }));
  payment = makeRefunding(world, id);
});
afterEach(() => {
  world.provider.faults.clear();
  world.database.faults.clear();
});
afterAll(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

describe('a refund without a request', () => {
  test('by the owner returns the units of a fully refunded order', async () => {
    const order = await world.buy({ by: world.donor, to: world.projectId, units: 4 });
    payment = makeRefunding(world, order.PaymentID);
    const before = await world.statsOf(world.projectId);
    expect(await payment.give(order.total)).toMatchObject({
      data: { status: 'completed', initiator: 'owner' },
    });
    expect(await world.statsOf(world.projectId)).toMatchObject({
      soldUnits: before.soldUnits - 4,
      remainingUnits: before.remainingUnits + 4,
    });
  });

  test('is not given by strangers, nor beyond what is left after one at the provider', async () => {
    const stripe = await world.stripe();
    await stripe.refunds.create({ payment_intent: await world.intentOf(id), amount: 3_000 });
    await world.provider.deliveries.idle();
    expect(await payment.give(7_001)).toMatchObject({ code: 'REFUND_TOO_LARGE' });
    expect(await payment.give(100, world.donor)).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
    expect(await payment.give(7_000)).toMatchObject({ status: 200 });
    expect(await payment.give(1)).toMatchObject({ code: 'REFUND_NOT_AVAILABLE' });
  });

  test('after the payout becomes a debt of the recipient', async () => {
    await world.onboard(world.owner);
    await world.pass({ days: 15 });
    await world.jobs.transferPayouts();
    expect(await payment.give(10_000, world.admin)).toMatchObject({
      status: 200,
      data: { initiator: 'administrator' },
    });
    expect(await payment.refunded()).toEqual([10_000]);
  });
});

describe('one refund is made', () => {
  test('when owner and administrator give or grant one at the same time', async () => {
    const both = await Promise.all([payment.give(10_000), payment.give(10_000, world.admin)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await payment.refunded()).toEqual([10_000]);
  });

  test('when two grant different parts of a request at the same time', async () => {
    const RefundID = await payment.asked();
    const both = await Promise.all([
      payment.answer({ decision: 'grant', RefundID, amount: 3_000 }),
      payment.answer({ decision: 'grant', RefundID, amount: 5_000 }, world.admin),
      payment.answer({ decision: 'decline', RefundID, reason: 'Not now, I am afraid.' }),
    ]);
    const won = both.filter(({ status }) => status === 200).map(({ data }) => data);
    expect(won).toHaveLength(1);
    expect(await payment.refunded()).toEqual(won[0]?.amount ? [won[0].amount] : []);
  });

  test.each(['lost', 'timeout', 429, 500] as const)('when the provider’s answer is %s', async fault => {
    world.provider.faults.next('POST /v1/refunds', fault, 2);
    expect(await payment.give(4_000)).toMatchObject({ status: 200, data: { amount: 4_000 } });
    world.provider.faults.clear();
    await world.pass({ minutes: 61 });
    await world.jobs.reconcile();

    expect(await payment.refunded()).toEqual([4_000]);
    expect((await payment.refunds()).items.map(({ status }) => status)).toEqual(['completed']);
  });

  test('when it is made, but the function ends before it is booked', async () => {
    const { faults } = world.provider;
    faults.next('GET /v1/charges', 503, 4);
    expect(await payment.give(4_000)).toMatchObject({ data: { status: 'processing' } });
    expect(await payment.give(4_000, world.admin)).toMatchObject({ code: 'REFUND_ALREADY_OPEN' });
    faults.clear();
    await world.jobs.reconcile();

    expect(await payment.refunded()).toEqual([4_000]);
    expect(await payment.refunds()).toMatchObject({ refundable: 6_000, items: [{ status: 'completed' }] });
  });

  test('when the first response to each write is lost', async () => {
    world.database.faults.loseFirstResponses();
    expect(await payment.give(4_000)).toMatchObject({ data: { status: 'completed' } });
    expect(await payment.refunded()).toEqual([4_000]);
  });
});

test('A refund that the provider refuses fails, is booked as it stands, and can be given again', async () => {
  world.provider.faults.next('POST /v1/refunds', 400, 1);
  expect(await payment.give(4_000)).toMatchObject({
    data: { status: 'failed', failure: 'refundFailure.refused_by_provider' },
  });
  expect(await payment.refunded()).toEqual([]);
  expect(await payment.give(4_000)).toMatchObject({ data: { status: 'completed' } });
  expect(await payment.refunded()).toEqual([4_000]);
});

test('A refund that the bank rejects later fails, and can be given again', async () => {
  expect(await payment.give(4_000)).toMatchObject({ data: { status: 'completed' } });
  const stripe = await world.stripe();
  const [made] = (await stripe.refunds.list({ payment_intent: await world.intentOf(id) })).data;
  await world.atProvider('fail-refund', { id: made?.id ?? '' });
  await world.provider.deliveries.idle();

  expect(await payment.refunds()).toMatchObject({
    refundable: 10_000,
    items: [{ status: 'failed', failure: 'refundFailure.rejected_by_bank' }],
  });
  expect(await payment.give(4_000)).toMatchObject({ data: { status: 'completed' } });
});
