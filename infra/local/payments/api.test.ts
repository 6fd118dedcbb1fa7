import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Kit, oneItem, payOnce, sdkFor, secretKey, startKit } from './testKit.ts';

let kit: Kit;
beforeEach(async () => {
  kit = await startKit();
});
afterEach(() => kit.close());

test('an invalid or missing key is refused', async () => {
  await expect(sdkFor(kit.payments, 'sk_test_wrong').balance.retrieve()).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
  });
  const answer = await fetch(`${kit.payments.url}/v1/balance`);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
});

test('an unsupported call fails in the SDK', async () => {
  await expect(kit.stripe.coupons.create({ percent_off: 10, duration: 'once' })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    message: 'Unrecognized request URL (POST: /v1/coupons).',
  });
});

test.each(['/v1/charges/%zz', '/v1/', '/v1/charges/a/b', '/v2/core/events'])(
  'the path %s is not found',
  async path => {
    const answer = await fetch(kit.payments.url + path, {
      headers: { authorization: `Bearer ${secretKey}` },
    });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  },
);

test.each(['/', '/c/pay/cs_none', '/setup/e/acct_none/alnk_none', '/express/acct_none', '/console/none'])(
  'the page %s is answered with a readable 404',
  async path => {
    const answer = await fetch(kit.payments.url + path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('This page does not exist');
  },
);

test('parameter names with a special meaning in JavaScript are ordinary names', async () => {
  const answer = await fetch(`${kit.payments.url}/v1/customers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
    body: new URLSearchParams({ '__proto__[polluted]': 'yes', 'metadata[constructor]': 'c' }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { code: 'parameter_unknown', param: '__proto__' } });
  expect({}).not.toHaveProperty('polluted');
});

test('unknown ids are not found', async () => {
  const { stripe } = kit;
  const unknown = [
    stripe.checkout.sessions.retrieve('cs_none'),
    stripe.paymentIntents.retrieve('pi_none'),
    stripe.charges.retrieve('ch_none'),
    stripe.refunds.retrieve('re_none'),
    stripe.transfers.retrieve('tr_none'),
    stripe.customers.retrieve('cus_none'),
    stripe.events.retrieve('evt_none'),
    stripe.disputes.retrieve('du_none'),
  ];
  for (const one of unknown)
    await expect(one).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
});

test.each([
  [{ currency: 'gbp' }, 'amount', 'parameter_missing'],
  [{ amount: 'ten', currency: 'gbp' }, 'amount', 'parameter_invalid_integer'],
  [{ amount: 0, currency: 'gbp' }, 'amount', 'parameter_invalid_integer'],
  [{ amount: 1000, currency: 'xyz' }, 'currency', 'parameter_invalid'],
  [{ amount: 1000, currency: 'gbp', colour: 'red' }, 'colour', 'parameter_unknown'],
])('invalid parameters are refused by name (%#)', async (params, param, code) => {
  const wrong: object = params;
  await expect(kit.stripe.paymentIntents.create(wrong as never)).rejects.toMatchObject({
    statusCode: 400,
    param,
    code,
  });
});

test('a payment with a saved card succeeds, or fails with a card error and its reason', async () => {
  const { stripe } = kit;
  const request = { amount: 1000, currency: 'eur', confirm: true };
  expect(await stripe.paymentIntents.create({ ...request, payment_method: 'pm_card_visa' })).toMatchObject({
    status: 'succeeded',
  });
  await expect(
    stripe.paymentIntents.create({
      ...request,
      payment_method: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    }),
  ).rejects.toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    payment_intent: { status: 'requires_payment_method' },
  });
});

test('a payment can be confirmed later or cancelled', async () => {
  const { stripe } = kit;
  const first = await stripe.paymentIntents.create({ amount: 1000, currency: 'gbp' });
  expect(await stripe.paymentIntents.confirm(first.id, { payment_method: 'pm_card_visa' })).toMatchObject({
    status: 'succeeded',
  });
  await expect(stripe.paymentIntents.cancel(first.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  const second = await stripe.paymentIntents.create({ amount: 1000, currency: 'gbp' });
  expect(await stripe.paymentIntents.cancel(second.id)).toMatchObject({ status: 'canceled' });
});

test('lists are newest first and continue after a given item', async () => {
  const { stripe } = kit;
  const made: string[] = [];
  for (let at = 0; at < 5; at += 1) made.unshift((await stripe.customers.create({ name: `N${at}` })).id);

  const first = await stripe.customers.list({ limit: 2 });
  expect(first).toMatchObject({ has_more: true, data: [{ id: made[0] }, { id: made[1] }] });
  const next = await stripe.customers.list({ limit: 2, starting_after: made[1] });
  expect(next.data.map(one => one.id)).toEqual([made[2], made[3]]);
  const back = await stripe.customers.list({ limit: 2, ending_before: made[3] });
  expect(back.data.map(one => one.id)).toEqual([made[1], made[2]]);

  const all: string[] = [];
  for await (const one of stripe.customers.list({ limit: 2 })) all.push(one.id);
  expect(all).toEqual(made);
  await expect(stripe.customers.list({ starting_after: 'cus_none' })).rejects.toMatchObject({
    param: 'starting_after',
  });
});

test('lists expand their items, and an unknown expansion is refused', async () => {
  const { charge } = await payOnce(kit.stripe);
  const list = await kit.stripe.paymentIntents.list({ expand: ['data.latest_charge'] });
  expect(list.data).toMatchObject([{ latest_charge: { id: charge.id } }]);
  await expect(kit.stripe.charges.retrieve(charge.id, { expand: ['colour'] })).rejects.toMatchObject({
    param: 'expand',
  });
});

test('metadata is merged, empty values remove keys, and any name is kept', async () => {
  const { stripe } = kit;
  const customer = await stripe.customers.create({
    metadata: { '0': 'zero', __proto: 'p', keep: 'é & = [x]' },
  });
  expect(customer.metadata).toEqual({ '0': 'zero', __proto: 'p', keep: 'é & = [x]' });
  const changed = await stripe.customers.update(customer.id, { metadata: { '0': '', more: '1' } });
  expect(changed.metadata).toEqual({ __proto: 'p', keep: 'é & = [x]', more: '1' });
});

test('calls on behalf of an unknown account are refused', async () => {
  await expect(kit.stripe.balance.retrieve({}, { stripeAccount: 'acct_none' })).rejects.toMatchObject({
    statusCode: 403,
  });
});

test('a body over the limit closes the connection and changes nothing', async () => {
  const body = `name=${'x'.repeat(1024 * 1024 + 1)}`;
  const headers = {
    authorization: `Bearer ${secretKey}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  await expect(
    fetch(`${kit.payments.url}/v1/customers`, { method: 'POST', headers, body }),
  ).rejects.toThrow();
  expect((await kit.stripe.checkout.sessions.create(oneItem)).status).toBe('open');
});
