import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Kit, payOnce, readyAccount, startKit } from './testKit.ts';

let kit: Kit;
beforeEach(async () => {
  kit = await startKit();
});
afterEach(() => kit.close());

test('a repeated key and body return the first response and have no further effect', async () => {
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

test('a key reused with another body is refused', async () => {
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

test('a refusal is repeated for its key, but a malformed request may be corrected under the same key', async () => {
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

test('a 500 is repeated for its key, and a new key succeeds', async () => {
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

test('responses 429 and 409 are not stored for the key', async () => {
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

test('keys expire after a day', async () => {
  const { stripe, payments } = kit;
  const first = await stripe.customers.create({}, { idempotencyKey: 'k1' });
  payments.advanceClock(24 * 3600);
  expect((await stripe.customers.create({}, { idempotencyKey: 'k1' })).id).not.toBe(first.id);
});

test.each(['lost', 'timeout'] as const)(
  'after a %s answer the work is done, and a retry with the same key finds it',
  async fault => {
    const { stripe, payments } = kit;
    await payOnce(stripe);
    const account = await readyAccount(stripe);
    const wish = { amount: 100, currency: 'gbp', destination: account.id, transfer_group: 'payout-1' };
    // The SDK retries once after the connection was cut.
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

test('a key whose first request is still in progress is refused, and answered once it is done', async () => {
  const { stripe, payments } = kit;
  const options = { idempotencyKey: 'slow' };
  const paused = payments.faults.pause('POST /v1/customers');
  const first = stripe.customers.create({ name: 'Ada' }, options);
  await paused.arrived;
  await expect(stripe.customers.create({ name: 'Ada' }, options)).rejects.toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
  });
  paused.resume();

  const { id } = await first;
  expect((await stripe.customers.create({ name: 'Ada' }, options)).id).toBe(id);
  expect((await stripe.customers.list()).data).toHaveLength(1);
});

test('a key has at most 255 characters', async () => {
  const create = (length: number) =>
    kit.stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'k'.repeat(length) });
  await expect(create(256)).rejects.toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
  expect(await create(255)).toMatchObject({ name: 'Ada' });
});
