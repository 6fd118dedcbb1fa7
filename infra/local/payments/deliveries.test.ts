import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPayments } from './payments.ts';
import {
  type Kit,
  oneItem,
  payOnce,
  post,
  sdkFor,
  secretKey,
  startKit,
  startReceiver,
  validCard,
  webhookSecret,
} from './testKit.ts';

let kit: Kit;
beforeEach(async () => {
  kit = await startKit();
});
afterEach(() => kit.close());

/** Creates a customer with this name, and thereby a customer.created event. */
async function happen(name: string): Promise<string> {
  await kit.stripe.customers.create({ name });
  const [event] = (await kit.stripe.events.list({ limit: 1 })).data;
  return event?.id ?? '';
}

function delivered(): string[] {
  return kit.receiver.events.map(event => event.id);
}

test('a refused event is retried with increasing delays until it is accepted', async () => {
  const { payments, receiver, stripe } = kit;
  receiver.answers.push(500, 404);

  const id = await happen('Ada');
  await payments.deliveries.idle();
  expect(payments.deliveries.list()).toMatchObject([{ id, state: 'pending', attempts: [500] }]);
  expect((await stripe.events.retrieve(id)).pending_webhooks).toBe(1);

  payments.advanceClock(60);
  await payments.deliveries.idle();
  payments.advanceClock(60);
  await payments.deliveries.idle();

  expect(payments.deliveries.list()).toMatchObject([{ state: 'delivered', attempts: [500, 404, 200] }]);
  expect((await stripe.events.retrieve(id)).pending_webhooks).toBe(0);
  expect(delivered()).toEqual([id, id, id]);
});

test('an event names its request and idempotency key; a scheduled one names neither', async () => {
  const { stripe, payments } = kit;
  const { lastResponse } = await stripe.customers.create({}, { idempotencyKey: 'k1' });
  await stripe.checkout.sessions.create(oneItem);
  payments.advanceClock(24 * 3600);
  const [expired, created] = (await stripe.events.list()).data;
  expect(created?.request).toEqual({ id: lastResponse.requestId, idempotency_key: 'k1' });
  expect(expired?.request).toEqual({ id: null, idempotency_key: null });
});

test('a redirect does not count as acceptance', async () => {
  kit.receiver.answers.push(302);
  await happen('Ada');
  await kit.payments.deliveries.idle();
  expect(kit.payments.deliveries.list()).toMatchObject([{ state: 'pending', attempts: [302] }]);
});

test('an event fails after about three days of refusals and can be resent manually', async () => {
  const { payments, receiver } = kit;
  receiver.answers.push(...Array.from({ length: 12 }, () => 500));
  const id = await happen('Ada');
  for (let at = 0; at < 12; at += 1) {
    await payments.deliveries.idle();
    payments.advanceClock(24 * 3600);
  }
  await payments.deliveries.idle();
  expect(payments.deliveries.list()).toMatchObject([{ state: 'failed' }]);

  payments.deliveries.resend(id);
  await payments.deliveries.idle();
  expect(payments.deliveries.list()).toMatchObject([{ state: 'delivered' }]);
});

test('a resent event is delivered twice', async () => {
  const id = await happen('Ada');
  await kit.payments.deliveries.idle();
  kit.payments.deliveries.resend(id);
  await kit.payments.deliveries.idle();
  expect(delivered()).toEqual([id, id]);
});

test('dropped events are not delivered but can be read', async () => {
  kit.payments.deliveries.drop(1);
  const lost = await happen('Ada');
  const kept = await happen('Bob');
  await kit.payments.deliveries.idle();
  expect(delivered()).toEqual([kept]);
  expect((await kit.stripe.events.list()).data.map(event => event.id)).toEqual([kept, lost]);
});

test('held events are delivered in the requested order', async () => {
  const { deliveries } = kit.payments;
  deliveries.hold();
  const ids = [await happen('Ada'), await happen('Bob'), await happen('Cy')];
  await deliveries.idle();
  expect(delivered()).toEqual([]);

  deliveries.release([ids[2] ?? '', ids[0] ?? '']);
  await deliveries.idle();
  expect(delivered()).toEqual([ids[2], ids[0], ids[1]]);
});

test('the events of a payment can be delivered in reverse order', async () => {
  kit.payments.deliveries.hold();
  await payOnce(kit.stripe);
  kit.payments.deliveries.release('reverse');
  await kit.payments.deliveries.idle();
  expect(kit.receiver.types()).toEqual([
    'checkout.session.completed',
    'charge.updated',
    'payment_intent.succeeded',
    'charge.succeeded',
    'payment_intent.created',
  ]);
});

test('a delayed event is delivered after later ones', async () => {
  const { deliveries } = kit.payments;
  deliveries.delay(1, 3600);
  const late = await happen('Ada');
  const early = await happen('Bob');
  await deliveries.idle();
  expect(delivered()).toEqual([early]);
  kit.payments.advanceClock(3601);
  await deliveries.idle();
  expect(delivered()).toEqual([early, late]);
});

test('a signature made with another secret is invalid', async () => {
  const other = await createPayments({ secretKey, webhookSecret: 'whsec_other' });
  const taken: { body: string; signature: string }[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      taken.push({
        body: Buffer.concat(chunks).toString(),
        signature: String(req.headers['stripe-signature']),
      });
      res.end();
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  other.setWebhookUrl(`http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/`);
  await sdkFor(other).customers.create({});
  await other.deliveries.idle();
  server.close();
  await other.close();

  const [event] = taken;
  const { webhooks } = new Stripe(secretKey);
  expect(event?.signature).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
  expect(() => webhooks.constructEvent(event?.body ?? '', event?.signature ?? '', webhookSecret)).toThrow(
    'signature',
  );
  expect(() => webhooks.constructEvent(`${event?.body} `, event?.signature ?? '', 'whsec_other')).toThrow(
    'signature',
  );
  expect(webhooks.constructEvent(event?.body ?? '', event?.signature ?? '', 'whsec_other').type).toBe(
    'customer.created',
  );
});

test('payments, idempotency keys, the clock, open sessions and undelivered events survive a restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'payments-'));
  const receiver = await startReceiver();
  const before = await createPayments({ dataDir, secretKey, webhookSecret });
  const first = await payOnce(sdkFor(before));
  const customer = await sdkFor(before).customers.create({ name: 'Ada' }, { idempotencyKey: 'k1' });
  const open = await sdkFor(before).checkout.sessions.create(oneItem);
  before.advanceClock(3600);
  await before.close();

  const after = await createPayments({ dataDir, secretKey, webhookSecret });
  const stripe = sdkFor(after);
  expect(await stripe.checkout.sessions.retrieve(first.session.id)).toEqual({
    ...first.session,
    payment_intent: first.intent.id,
  });
  expect((await stripe.balance.retrieve()).available[0]?.amount).toBe(1950);
  expect((await stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'k1' })).id).toBe(customer.id);
  const { url } = await stripe.checkout.sessions.retrieve(open.id);
  expect((await post(url, validCard)).status).toBe(303);
  const { created } = await stripe.customers.create({});
  expect(created - Date.now() / 1000).toBeGreaterThan(3500);

  after.setWebhookUrl(receiver.url);
  await after.deliveries.idle();
  expect(receiver.types().filter(type => type === 'checkout.session.completed')).toHaveLength(2);
  await after.close();
  await receiver.close();
  await rm(dataDir, { recursive: true });
});

test('a signature is not older than the simulated time, which receivers may read', async () => {
  const times: number[] = [];
  const server = createServer((req, res) => {
    times.push(Number(/^t=(\d+)/.exec(String(req.headers['stripe-signature']))?.[1]));
    res.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The receiver has no port.');
  kit.payments.setWebhookUrl(`http://127.0.0.1:${address.port}`);

  kit.payments.advanceClock(40 * 24 * 3600);
  await kit.stripe.customers.create({ name: 'Ada' });
  const { data } = await kit.stripe.events.list({ limit: 1 });
  await kit.payments.deliveries.idle();
  server.close();
  expect(times.at(-1)).toBeGreaterThanOrEqual(data[0]?.created ?? Infinity);
});
