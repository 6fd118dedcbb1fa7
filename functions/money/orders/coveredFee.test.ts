import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { PaymentID, ProjectID, UserID } from '#shared/ids.ts';
import { getReceipt } from '../receipts/getReceipt.ts';
import { createMoneyWorld, type MoneyWorld } from '../testing/moneyWorld.ts';
import { initiatePayment } from './initiatePayment.ts';
import { listProjectOrders } from './listProjectOrders.ts';
import { listProjectPayments } from './listProjectPayments.ts';

let world: MoneyWorld;
let owner: UserID;
let donor: UserID;
let project: ProjectID;

beforeAll(async () => {
  world = await createMoneyWorld();
});
afterAll(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});
beforeEach(async () => {
  [owner, donor] = [await world.person(), await world.person()];
  project = await world.project(owner, { currency: 'EUR' });
});

const body = (change: object = {}) =>
  world
    .orderBody({ by: donor, to: project, amount: 2_500, feeCovered: true })
    .then(sent => ({ ...sent, ...change }));
const place = async (change: object = {}) =>
  await world.callWith(initiatePayment, { body: await body(change) }, { as: donor });
const setPlan = (planTypeId: 'free' | 'premium') =>
  world.table.write(Step.update(callers.key(owner), { planTypeId }));
async function refund(id: PaymentID, amount?: number): Promise<void> {
  const stripe = await world.stripe();
  await stripe.refunds.create({
    payment_intent: await world.intentOf(id),
    ...(amount !== undefined && { amount }),
  });
  await world.provider.deliveries.idle();
}

describe('an order with the fee on top', () => {
  test('is the smallest total of which the gift is left', async () => {
    expect(await place()).toMatchObject({
      status: 201,
      data: { total: 2_632, commission: 132, feeCovered: true, items: [{ price: 2_500 }] },
    });
  });

  test.each([
    ['the gift alone', { total: 2_500 }],
    ['a unit less', { total: 2_631 }],
    ['a unit more', { total: 2_633 }],
    ['no fee on top', { feeCovered: false }],
  ])('is refused with %s as total', async (_, change) => {
    expect(await place(change)).toMatchObject({ status: 400, code: 'TOTAL_MISMATCH' });
  });

  test('is refused at the fee of another plan', async () => {
    const sent = await body();
    await setPlan('premium');
    expect(await world.callWith(initiatePayment, { body: sent }, { as: donor })).toMatchObject({
      code: 'TOTAL_MISMATCH',
    });
  });

  test('is found again by its key, and a key without the fee on top is another content', async () => {
    const sent = await body();
    const first = await world.callWith(initiatePayment, { body: sent }, { as: donor });
    const again = await world.callWith(initiatePayment, { body: sent }, { as: donor });
    expect(Object(again.data).PaymentID).toBe(Object(first.data).PaymentID);
    const { feeCovered: _, ...without } = sent;
    expect(await world.callWith(initiatePayment, { body: without }, { as: donor })).toMatchObject({
      status: 409,
      code: 'ORDER_ALREADY_PROCESSED',
    });
  });

  test('keeps to the limits: the gift reaches the smallest payment, and the total the largest', async () => {
    const order = (amount: number) => world.order({ by: donor, to: project, amount, feeCovered: true });
    expect(await order(199)).toMatchObject({ code: 'PAYMENT_BELOW_MINIMUM' });
    expect(await order(200)).toMatchObject({ status: 201, data: { total: 233 } });
    expect(await order(475_001)).toMatchObject({ code: 'INVALID_AMOUNT' });
    expect(await order(475_000)).toMatchObject({ status: 201, data: { total: 500_000 } });
  });

  test('has a line of its own for the fee at the checkout, in the payer’s language', async () => {
    const made = await place({ language_code: 'fr' });
    const { PaymentID, total, currency } = Object(made.data);
    await world.checkout(donor, { PaymentID, total, currency });
    const stripe = await world.stripe();
    const [session] = (await stripe.checkout.sessions.list({ limit: 1 })).data;
    const { data: lines } = await stripe.checkout.sessions.listLineItems(session?.id ?? '');
    expect(session?.amount_total).toBe(2_632);
    expect(lines.map(({ description, amount_total }) => [description, amount_total])).toEqual([
      ['Tidewatch', 2_500],
      ['Frais de service, à votre charge', 132],
    ]);
  });
});

describe('a paid order with the fee on top', () => {
  test('brings exactly the gift to the project, and says so everywhere', async () => {
    const { PaymentID } = await world.buy({ by: donor, to: project, amount: 2_500, feeCovered: true });
    expect(await world.orderOf(donor, PaymentID)).toMatchObject({
      status: 'success',
      total: 2_632,
      commission: 132,
      feeCovered: true,
    });
    expect(await world.payoutsOf(owner)).toMatchObject([{ amount: 2_500, fee: 132 }]);
    expect(await world.statsOf(project)).toMatchObject({ raised: 2_500, supporters: 1 });
    expect((await world.call(getReceipt, { PaymentID }, { as: donor })).data).toMatchObject({
      price: 2_500,
      total: 2_632,
      commission: 132,
      feeCovered: true,
    });
    const shown = await world.call(listProjectPayments, { ProjectID: project, query: {} }, { as: donor });
    expect(shown.data?.items).toMatchObject([{ total: 2_500 }]);
    const owned = await world.call(listProjectOrders, { ProjectID: project, query: {} }, { as: owner });
    expect(owned.data?.items).toMatchObject([{ total: 2_632, commission: 132, feeCovered: true }]);
  });

  test('brings the gift also if the owner’s plan changes before it is paid', async () => {
    for (const plan of ['premium', 'free'] as const) {
      const payment = await world.ordered({ by: donor, to: project, amount: 2_500, feeCovered: true });
      const url = await world.page(donor, payment);
      await setPlan(plan);
      await world.pay(url);
      await world.provider.deliveries.idle();
    }
    expect(await world.payoutsOf(owner)).toMatchObject([{ amount: 2_500 }, { amount: 2_500 }]);
  });

  test('is refunded wholly with its fee, and in parts in proportion', async () => {
    const { PaymentID } = await world.buy({ by: donor, to: project, amount: 2_500, feeCovered: true });
    await refund(PaymentID, 1_000);
    expect(await world.orderOf(donor, PaymentID)).toMatchObject({ refunded: 1_000, commission: 82 });
    expect(await world.payoutsOf(owner)).toMatchObject([{ amount: 1_550, fee: 82 }]);
    expect(await world.statsOf(project)).toMatchObject({ raised: 1_550 });

    await refund(PaymentID);
    expect(await world.orderOf(donor, PaymentID)).toMatchObject({
      status: 'refunded',
      refunded: 2_632,
      commission: 0,
    });
    expect(await world.statsOf(project)).toMatchObject({ raised: 0, supporters: 0 });
  });

  test('buys points: the units at their price, and the fee on top', async () => {
    const { PaymentID, total } = await world.buy({ by: donor, to: project, units: 4, feeCovered: true });
    expect(total).toBe(5_263);
    expect(await world.statsOf(project)).toMatchObject({ raised: 5_000, soldUnits: 4 });
    expect(await world.payoutsOf(owner)).toMatchObject([{ amount: 5_000, fee: 263 }]);
    await refund(PaymentID);
    expect(await world.statsOf(project)).toMatchObject({ raised: 0, soldUnits: 0 });
  });
});

test('a fee is never higher than the one that was shown', async () => {
  await setPlan('premium');
  const payment = await world.ordered({ by: donor, to: project, amount: 50_000 });
  expect(payment.commission).toBe(1_750);
  const url = await world.page(donor, payment);
  await setPlan('free');
  await world.pay(url);
  await world.provider.deliveries.idle();
  expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ commission: 1_750 });
});
