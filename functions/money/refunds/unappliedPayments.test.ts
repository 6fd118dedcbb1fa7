import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentID, ProjectID, UserID } from '#shared/ids.ts';
import { endOrder } from '../orders/endOrder.ts';
import { orders } from '../orders/order.store.ts';
import { createProjectWorld, type ProjectWorld } from '../testing/projectWorld.ts';

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

describe('a capture that does not match its order', () => {
  /** Pays an order whose checkout session is still open although the order has expired in the table. */
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

  test('is booked after the order has expired if its units are available', async () => {
    const id = await paidAfterItsEnd(4);
    world.provider.deliveries.release();
    await world.provider.deliveries.idle();
    expect(await world.orderOf(donor, id)).toMatchObject({ status: 'success' });
    expect(await world.statsOf(project)).toMatchObject({
      soldUnits: 4,
      remainingUnits: 36,
      reservedUnits: 0,
    });
  });

  test('is refunded once if the units are sold out', async () => {
    const id = await paidAfterItsEnd(4);
    await world.withdrawUnits(project, 37);
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
      reservedUnits: 0,
      remainingUnits: 3,
    });
  });

  test('is refunded later if the provider does not accept the refund', async () => {
    const id = await paidAfterItsEnd(4);
    await world.withdrawUnits(project, 37);
    world.provider.faults.next('POST /v1/refunds', 'lost', 2);
    world.provider.deliveries.release();
    await world.provider.deliveries.idle();
    world.provider.faults.clear();
    await world.pass({ minutes: 20 });
    await world.jobs.reconcile();

    expect(await world.orderOf(donor, id)).toMatchObject({ status: 'refunded' });
    expect((await (await world.stripe()).refunds.list({})).data).toHaveLength(1);
  });

  test('is refunded and not booked if its amount differs', async () => {
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

  test('is refunded if the order has already been paid', async () => {
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
