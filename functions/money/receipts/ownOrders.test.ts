import { afterEach, beforeEach, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { PaymentID, ProjectID, UserID } from '#shared/ids.ts';
import { listMyOrders } from '../orders/listMyOrders.ts';
import { orders } from '../orders/order.store.ts';
import { createProjectWorld, type ProjectWorld } from '../testing/projectWorld.ts';
import { getReceipt } from './getReceipt.ts';

let world: ProjectWorld;
let donor: UserID;
let project: ProjectID;

beforeEach(async () => {
  world = await createProjectWorld();
  ({ donor, projectId: project } = world);
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

const list = (query: object = {}, as = donor) => world.callWith(listMyOrders, { query }, { as });
const receipt = (PaymentID: PaymentID | string, as = donor) =>
  world.callWith(getReceipt, { PaymentID }, { as });

async function refund(id: PaymentID, amount: number): Promise<void> {
  const stripe = await world.stripe();
  await stripe.refunds.create({ payment_intent: await world.intentOf(id), amount });
  await world.provider.deliveries.idle();
}

test('lists the caller’s orders, newest first, and narrows them to a kind or a status', async () => {
  const given = await world.buy({ by: donor, to: project, amount: 2_000 });
  await world.pass({ minutes: 1 });
  const points = await world.buy({ by: donor, to: project, units: 2 });
  await world.pass({ minutes: 1 });
  const open = await world.ordered({ by: donor, to: project, amount: 3_000 });
  await world.buy({ by: await world.person(), to: project, amount: 9_000 });
  await refund(given.PaymentID, 2_000);
  await world.runStream();

  const from = world.requests();
  const first = await list({ limit: 2 });
  expect(world.requests(from)).toBe(2);
  expect(first.data).toMatchObject({
    items: [
      { PaymentID: open.PaymentID, status: 'pending', refunded: 0, canRetry: true },
      { PaymentID: points.PaymentID, status: 'success', kind: 'points', total: 4_000 },
    ],
  });
  const { cursor } = first.data as { cursor: string };
  expect((await list({ limit: 2, cursor })).data).toEqual({
    items: [expect.objectContaining({ PaymentID: given.PaymentID, status: 'refunded', refunded: 2_000 })],
  });

  const idsOf = async (filter: string) =>
    ((await list({ filter })).data as { items: { PaymentID: PaymentID }[] }).items.map(one => one.PaymentID);
  expect(await idsOf('donation')).toEqual([open.PaymentID, given.PaymentID]);
  expect(await idsOf('points')).toEqual([points.PaymentID]);
  expect(await idsOf('pending')).toEqual([open.PaymentID]);
  expect(await idsOf('processing')).toEqual([]);
  expect(await list({ filter: 'pending', cursor: 'nonsense' })).toMatchObject({ code: 'INVALID_CURSOR' });
  expect(await idsOf('success')).toEqual([points.PaymentID]);
  expect(await idsOf('refunded')).toEqual([given.PaymentID]);
  expect(await idsOf('cancelled')).toEqual([]);
  expect(await list({ filter: 'anything' })).toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(await list({ cursor: 'nonsense' })).toMatchObject({ code: 'INVALID_CURSOR' });
});

test('gives the receipt of a paid order with each refund as the ledger has it', async () => {
  const paid = await world.buy({ by: donor, to: project, units: 2 });
  await world.pass({ days: 1 });
  await refund(paid.PaymentID, 1_000);
  await world.pass({ days: 1 });
  await refund(paid.PaymentID, 3_000);

  expect((await receipt(paid.PaymentID)).data).toEqual({
    PaymentID: paid.PaymentID,
    number: expect.stringMatching(/^(?:[0-9A-Z]{3}-){2}[0-9A-Z]{3}$/),
    language: 'en',
    payer: { name: 'Ada Stone', email: `${donor}@example.com` },
    project: {
      ProjectID: project,
      name: paid.project.name,
      contributionName: paid.project.contributionName,
      language: 'en',
    },
    kind: 'points',
    quantity: 2,
    price: 2_000,
    total: 4_000,
    currency: 'GBP',
    commission: 0,
    paidCommission: 200,
    paidAt: '2026-11-20T12:00:00.000Z',
    refunds: [
      { at: '2026-11-21T12:00:00.000Z', amount: 1_000 },
      { at: '2026-11-22T12:00:00.000Z', amount: 3_000 },
    ],
    refunded: 4_000,
    anonymous: false,
  });
});

test('explains a partial refund alike in the order and the receipt: what went back, and the fee before and after', async () => {
  const { PaymentID } = await world.buy({ by: donor, to: project, amount: 10_000 });
  await world.pass({ days: 1 });
  await refund(PaymentID, 4_000);
  const figures = {
    total: 10_000,
    refunds: [{ at: '2026-11-21T12:00:00.000Z', amount: 4_000 }],
    refunded: 4_000,
    paidCommission: 500,
    commission: 300,
  };
  expect((await receipt(PaymentID)).data).toMatchObject(figures);
  expect(await world.orderOf(donor, PaymentID)).toMatchObject(figures);
});

test('gives no receipt for an unpaid order, another person’s order or an unknown one', async () => {
  const open = await world.ordered({ by: donor, to: project, amount: 3_000 });
  const other = await world.person();
  const paid = await world.buy({ by: other, to: project, amount: 3_000 });
  expect(await receipt(open.PaymentID)).toMatchObject({ code: 'RECEIPT_NOT_AVAILABLE' });
  expect(await receipt(paid.PaymentID)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  expect(await receipt('no-such-order')).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  expect((await receipt(paid.PaymentID, other)).data).toMatchObject({ total: 3_000, refunds: [] });
});

test('a receipt keeps the name and address of its day; one of before has those of the profile', async () => {
  const { PaymentID } = await world.buy({ by: donor, to: project, amount: 2_000 });
  const before = (await receipt(PaymentID)).data as { payer: { name: string; email: string } };
  const renamed = { firstName: 'Grace', lastName: 'Harbour', email: 'grace@example.com' };
  await world.table.write(Step.update(authors.key(donor), renamed));
  expect((await receipt(PaymentID)).data).toMatchObject({ payer: before.payer });
  expect(before.payer.email).not.toBe(renamed.email);

  const stored = await world.table.get(orders.key(PaymentID));
  if (!stored) throw new Error('Order not found');
  const { payer: _, ...older } = stored;
  await world.table.write(Step.put(orders.key(PaymentID), older));
  expect((await receipt(PaymentID)).data).toMatchObject({
    payer: { name: 'Grace Harbour', email: 'grace@example.com' },
  });
});
