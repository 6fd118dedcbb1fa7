import { afterEach, beforeEach, expect, test } from 'vitest';
import { hour, second } from '#shared/time.ts';
import { type Kit, oneItem, payOnce, startKit } from './testKit.ts';

let kit: Kit;
beforeEach(async () => {
  kit = await startKit();
});
afterEach(() => kit.close());

test('a session expires at its expiry time and not before', async () => {
  const { stripe, payments } = kit;
  const expires_at = Math.floor((Date.now() + hour) / second);
  const open = await stripe.checkout.sessions.create({ ...oneItem, expires_at });

  payments.advanceClock(3000);
  expect((await stripe.checkout.sessions.retrieve(open.id)).status).toBe('open');
  payments.advanceClock(601);
  expect((await stripe.checkout.sessions.retrieve(open.id)).status).toBe('expired');

  const [event] = (await stripe.events.list({ type: 'checkout.session.expired' })).data;
  expect(event?.created).toBe(expires_at);
});

test('sessions are listed by payment, and their line items separately', async () => {
  const { session, intent } = await payOnce(kit.stripe);
  await kit.stripe.checkout.sessions.create(oneItem);

  const found = await kit.stripe.checkout.sessions.list({ payment_intent: intent.id });
  expect(found.data.map(one => one.id)).toEqual([session.id]);
  expect((await kit.stripe.checkout.sessions.listLineItems(session.id)).data).toHaveLength(1);
});

test.each([
  [{ ...oneItem, surprise: 1 }, 'surprise', 'parameter_unknown'],
  [{ ...oneItem, success_url: undefined }, 'success_url', 'parameter_missing'],
  [{ ...oneItem, success_url: '/here' }, 'success_url', 'url_invalid'],
  [{ ...oneItem, expires_at: 1 }, 'expires_at', undefined],
  [{ ...oneItem, line_items: [] }, 'line_items', 'parameter_missing'],
  [{ ...oneItem, customer: 'cus_none' }, 'customer', 'resource_missing'],
])('invalid session parameters are refused (%#)', async (params, param, code) => {
  const wrong: object = params;
  await expect(kit.stripe.checkout.sessions.create(wrong)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    param,
    code,
  });
});

test('an amount below the minimum is refused', async () => {
  const line_items = [
    { price_data: { currency: 'gbp', unit_amount: 29, product_data: { name: 'Dust' } }, quantity: 1 },
  ];
  await expect(kit.stripe.checkout.sessions.create({ ...oneItem, line_items })).rejects.toMatchObject({
    code: 'amount_too_small',
  });
});
