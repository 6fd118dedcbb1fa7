import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { createMoneyWorld, type MoneyWorld } from '../testing/moneyWorld.ts';
import { getOrder } from './getOrder.ts';
import { initiatePayment } from './initiatePayment.ts';
import { payWithStripe } from './payWithStripe.ts';

let world: MoneyWorld;
let donor: UserID;
let project: ProjectID;

beforeAll(async () => {
  world = await createMoneyWorld();
  project = await world.project(await world.person());
});
beforeEach(async () => {
  donor = await world.person();
});
afterAll(() => world.close());

describe('the checkout session', () => {
  test('is reused while it is open, also by concurrent requests', async () => {
    const payment = await world.ordered({ by: donor, to: project });
    const [first, second] = await Promise.all([
      world.checkout(donor, payment),
      world.checkout(donor, payment),
    ]);
    const third = await world.checkout(donor, payment);

    expect(first.data?.url).toContain('/c/pay/cs_test');
    expect([second.data?.url, third.data?.url]).toEqual([first.data?.url, first.data?.url]);
  });

  test('knows the email address of the payer, unless the provider finds it invalid', async () => {
    const latest = async () => (await (await world.stripe()).checkout.sessions.list({ limit: 1 })).data[0];
    const known = await world.person({ email: 'lena@example.org' });
    await world.checkout(known, await world.ordered({ by: known, to: project }));
    expect(await latest()).toMatchObject({ customer_email: 'lena@example.org' });

    const odd = await world.person({ email: 'lena@localhost' });
    const opened = await world.checkout(odd, await world.ordered({ by: odd, to: project }));
    expect(opened.data?.url).toContain('/c/pay/cs_test');
    expect(await latest()).toMatchObject({ customer_email: null });
  });

  test('returns to the payment-status page in the language of the order', async () => {
    const body = { ...(await world.orderBody({ by: donor, to: project })), language_code: 'fr' };
    const made = await world.callWith(initiatePayment, { body }, { as: donor });
    const { PaymentID, total, currency } = Object(made.data);
    await world.checkout(donor, { PaymentID, total, currency });
    const [session] = (await (await world.stripe()).checkout.sessions.list({ limit: 1 })).data;

    expect(session?.locale).toBe('fr');
    expect(session?.metadata).toEqual({ PaymentID });
    expect(session?.success_url).toBe(
      `https://cairn.example/fr/payment-status?PaymentID=${PaymentID}&session_id={CHECKOUT_SESSION_ID}`,
    );
    expect(session?.cancel_url).toBe(
      `https://cairn.example/fr/payment-status?PaymentID=${PaymentID}&cancelled=1`,
    );
  });

  test('opens at the next attempt after a failure of the provider, which it would repeat for the same request', async () => {
    const payment = await world.ordered({ by: donor, to: project });
    world.provider.faults.next('POST /v1/checkout/sessions', 500, 1);
    expect(await world.checkout(donor, payment)).toMatchObject({ code: 'PAYMENT_GATEWAY_UNAVAILABLE' });
    expect((await world.checkout(donor, payment)).data?.url).toContain('/c/pay/cs_test');
  });

  test('refuses a changed total and a changed currency', async () => {
    const payment = await world.ordered({ by: donor, to: project });
    expect(await world.checkout(donor, { ...payment, total: 1 })).toMatchObject({
      code: 'TOTAL_MISMATCH',
    });
    expect(await world.checkout(donor, { ...payment, currency: 'EUR' })).toMatchObject({
      code: 'TOTAL_MISMATCH',
    });
  });

  test('is refused once it has been paid, whose news is late, and the order is a success', async () => {
    world.provider.deliveries.hold();
    const payment = await world.buy({ by: donor, to: project });
    expect(await world.checkout(donor, payment)).toMatchObject({ code: 'ORDER_ALREADY_PROCESSED' });
    expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'success' });
    world.provider.deliveries.release();
    await world.provider.deliveries.idle();
    expect(await world.discrepancies()).toEqual([]);
  });

  test('is for the payer only', async () => {
    const payment = await world.ordered({ by: donor, to: project });
    const other = await world.person();
    const body = { PaymentID: payment.PaymentID };
    expect(await world.checkout(other, payment)).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
    expect(await world.call(getOrder, { body }, { as: other })).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect(await world.cancel(other, payment.PaymentID)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect(
      await world.callWith(payWithStripe, { body: { ...payment, PaymentID: 'unknown' } }, { as: donor }),
    ).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  test('is refused while the provider is unavailable, and works afterwards', async () => {
    const payment = await world.ordered({ by: donor, to: project });
    world.provider.faults.next('POST /v1/checkout/sessions', 'lost', 4);
    expect(await world.checkout(donor, payment)).toMatchObject({
      status: 503,
      code: 'PAYMENT_GATEWAY_UNAVAILABLE',
    });
    world.provider.faults.clear();
    expect(await world.checkout(donor, payment)).toMatchObject({ status: 200 });
  });

  test('lasts at least half an hour, and the order lasts as long', async () => {
    const payment = await world.ordered({ by: donor, to: project });
    await world.pass({ minutes: 22 * 60 + 50 });
    const { data } = await world.checkout(donor, payment);
    const order = await world.orderOf(donor, payment.PaymentID);

    expect(data?.url).toBeDefined();
    expect(Date.parse(order.expiresAt) - Date.parse(world.clock.now())).toBe(33 * 60_000);
  });
});
