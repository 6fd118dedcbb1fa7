import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Kit, oneItem, payOnce, readyAccount, sdkFor, secretKey, startKit } from './testKit.ts';

let kit: Kit;
beforeEach(async () => {
  kit = await startKit();
});
afterEach(() => kit.close());

test('a wrong key, or none, is refused', async () => {
  await expect(sdkFor(kit.payments, 'sk_test_wrong').balance.retrieve()).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
  });
  const answer = await fetch(`${kit.payments.url}/v1/balance`);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
});

test('a call that the provider does not have is a failure for the SDK, never a success', async () => {
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
  'the page %s does not exist, and says so',
  async path => {
    const answer = await fetch(kit.payments.url + path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('This page does not exist');
  },
);

test('names that mean something to JavaScript are names like any other', async () => {
  const answer = await fetch(`${kit.payments.url}/v1/customers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
    body: new URLSearchParams({ '__proto__[polluted]': 'yes', 'metadata[constructor]': 'c' }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { code: 'parameter_unknown', param: '__proto__' } });
  expect({}).not.toHaveProperty('polluted');
});

test('what does not exist is not found', async () => {
  const { stripe } = kit;
  const lost = [
    stripe.checkout.sessions.retrieve('cs_none'),
    stripe.paymentIntents.retrieve('pi_none'),
    stripe.charges.retrieve('ch_none'),
    stripe.refunds.retrieve('re_none'),
    stripe.transfers.retrieve('tr_none'),
    stripe.customers.retrieve('cus_none'),
    stripe.events.retrieve('evt_none'),
    stripe.disputes.retrieve('du_none'),
  ];
  for (const one of lost)
    await expect(one).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
});

test.each([
  [{ currency: 'gbp' }, 'amount', 'parameter_missing'],
  [{ amount: 'ten', currency: 'gbp' }, 'amount', 'parameter_invalid_integer'],
  [{ amount: 0, currency: 'gbp' }, 'amount', 'parameter_invalid_integer'],
  [{ amount: 1000, currency: 'xyz' }, 'currency', 'parameter_invalid'],
  [{ amount: 1000, currency: 'gbp', colour: 'red' }, 'colour', 'parameter_unknown'],
])('parameters that are wrong are refused by name (%#)', async (params, param, code) => {
  const wrong: object = params;
  await expect(kit.stripe.paymentIntents.create(wrong as never)).rejects.toMatchObject({
    statusCode: 400,
    param,
    code,
  });
});

test('a payment with a saved card succeeds, or is a card error with its reason', async () => {
  const { stripe } = kit;
  const wish = { amount: 1000, currency: 'eur', confirm: true };
  expect(await stripe.paymentIntents.create({ ...wish, payment_method: 'pm_card_visa' })).toMatchObject({
    status: 'succeeded',
  });
  await expect(
    stripe.paymentIntents.create({ ...wish, payment_method: 'pm_card_visa_chargeDeclinedInsufficientFunds' }),
  ).rejects.toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    payment_intent: { status: 'requires_payment_method' },
  });
});

test('a payment is confirmed later, or cancelled', async () => {
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

test('lists go on after the last one seen, newest first', async () => {
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

test('lists expand, and what cannot be expanded is refused', async () => {
  const { charge } = await payOnce(kit.stripe);
  const list = await kit.stripe.paymentIntents.list({ expand: ['data.latest_charge'] });
  expect(list.data).toMatchObject([{ latest_charge: { id: charge.id } }]);
  await expect(kit.stripe.charges.retrieve(charge.id, { expand: ['colour'] })).rejects.toMatchObject({
    param: 'expand',
  });
});

test('metadata is merged, emptied keys go, and names of every kind are kept', async () => {
  const { stripe } = kit;
  const customer = await stripe.customers.create({
    metadata: { '0': 'zero', __proto: 'p', keep: 'é & = [x]' },
  });
  expect(customer.metadata).toEqual({ '0': 'zero', __proto: 'p', keep: 'é & = [x]' });
  const changed = await stripe.customers.update(customer.id, { metadata: { '0': '', more: '1' } });
  expect(changed.metadata).toEqual({ __proto: 'p', keep: 'é & = [x]', more: '1' });
});

test('the same key and body get the first answer again, and nothing is done twice', async () => {
  const { stripe } = kit;
  await payOnce(stripe);
  const account = await readyAccount(stripe);
  const wish = { amount: 100, currency: 'gbp', destination: account.id };

  const first = await stripe.transfers.create(wish, { idempotencyKey: 'payout-1' });
  const again = await stripe.transfers.create(wish, { idempotencyKey: 'payout-1' });

  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect((await stripe.transfers.list()).data).toHaveLength(1);
});

test('a key with another body is a conflict', async () => {
  const { stripe } = kit;
  await stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'k1' });
  await expect(stripe.customers.create({ name: 'Bob' }, { idempotencyKey: 'k1' })).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
  await expect(stripe.refunds.create({ charge: 'ch_1' }, { idempotencyKey: 'k1' })).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
});

test('a refusal is repeated for its key as well, but a request that was malformed may be corrected', async () => {
  const { stripe } = kit;
  const account = await readyAccount(stripe);
  const wish = { amount: 100, currency: 'gbp', destination: account.id };
  const options = { idempotencyKey: 'too-early' };
  await expect(stripe.transfers.create(wish, options)).rejects.toMatchObject({
    code: 'balance_insufficient',
  });
  await payOnce(stripe);
  await expect(stripe.transfers.create(wish, options)).rejects.toMatchObject({
    code: 'balance_insufficient',
  });

  const malformed: object = { ...wish, surprise: 1 };
  await expect(stripe.transfers.create(malformed as never, { idempotencyKey: 'k2' })).rejects.toMatchObject({
    code: 'parameter_unknown',
  });
  expect(await stripe.transfers.create(wish, { idempotencyKey: 'k2' })).toMatchObject({ amount: 100 });
});

test('a 500 is repeated for its key; a new key goes through', async () => {
  const { stripe, payments } = kit;
  payments.faults.next('POST /v1/customers', 500);
  const options = { idempotencyKey: 'unlucky' };
  for (let at = 0; at < 2; at += 1) {
    await expect(stripe.customers.create({ name: 'Ada' }, options)).rejects.toMatchObject({
      type: 'StripeAPIError',
      statusCode: 500,
    });
  }
  expect((await stripe.customers.list()).data).toEqual([]);
  expect(await stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'lucky' })).toMatchObject({
    name: 'Ada',
  });
});

test('too many requests and locks are not kept for the key', async () => {
  const { stripe, payments } = kit;
  payments.faults.next('/v1/customers', 429);
  payments.faults.next('/v1/customers', 409);
  const options = { idempotencyKey: 'k1' };
  await expect(stripe.customers.create({}, options)).rejects.toMatchObject({
    statusCode: 429,
    type: 'StripeRateLimitError',
  });
  await expect(stripe.customers.create({}, options)).rejects.toMatchObject({ statusCode: 409 });
  expect(await stripe.customers.create({}, options)).toMatchObject({ object: 'customer' });
});

test('keys are forgotten after a day', async () => {
  const { stripe, payments } = kit;
  const first = await stripe.customers.create({}, { idempotencyKey: 'k1' });
  payments.advanceClock(24 * 3600);
  expect((await stripe.customers.create({}, { idempotencyKey: 'k1' })).id).not.toBe(first.id);
});

test.each(['lost', 'timeout'] as const)(
  'an answer that is %s leaves the work done, and the key tells',
  async fault => {
    const { stripe, payments } = kit;
    await payOnce(stripe);
    const account = await readyAccount(stripe);
    const wish = { amount: 100, currency: 'gbp', destination: account.id, transfer_group: 'payout-1' };
    // The SDK itself tries once more after a connection that was cut.
    payments.faults.next('POST /v1/transfers', fault, 2);

    await expect(
      stripe.transfers.create(wish, { idempotencyKey: 'payout-1', timeout: 200 }),
    ).rejects.toMatchObject({ type: 'StripeConnectionError' });
    payments.faults.clear();

    const [done] = (await stripe.transfers.list({ transfer_group: 'payout-1' })).data;
    expect(done).toMatchObject({ amount: 100 });
    expect((await stripe.transfers.create(wish, { idempotencyKey: 'payout-1' })).id).toBe(done?.id);
  },
);

test('calls on behalf of an unknown account are refused', async () => {
  await expect(kit.stripe.balance.retrieve({}, { stripeAccount: 'acct_none' })).rejects.toMatchObject({
    statusCode: 403,
  });
});

test('a body that is too long ends the connection and harms nothing', async () => {
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
