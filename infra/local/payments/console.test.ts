import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Kit, oneItem, payOnce, post, readyAccount, startKit, validCard } from './testKit.ts';

let kit: Kit;
beforeEach(async () => {
  kit = await startKit();
});
afterEach(() => kit.close());

/** Submits a form of the console. */
async function press(action: string, fields: Record<string, string> = {}): Promise<string> {
  const answer = await post(`${kit.payments.url}/console/${action}`, fields);
  return answer.location ?? answer.page;
}

async function seen(path = ''): Promise<string> {
  return (await fetch(`${kit.payments.url}/console${path}`)).text();
}

test('the console shows sessions, payments, accounts, transfers and events', async () => {
  const { stripe } = kit;
  const { session, charge } = await payOnce(stripe);
  const account = await readyAccount(stripe);
  const transfer = await stripe.transfers.create({ amount: 100, currency: 'gbp', destination: account.id });
  await kit.payments.deliveries.idle();

  const page = await seen();

  for (const id of [session.id, charge.id, account.id, transfer.id]) expect(page).toContain(id);
  expect(page).toContain('delivered (200)');
  expect(page).toContain('£18.50');
  expect(await seen(`/objects/${charge.id}`)).toContain('amount_captured');
});

test('an empty console and an unknown object show a message', async () => {
  expect(await seen()).toContain('None yet.');
  expect(await seen('/objects/ch_none')).toContain('This page does not exist');
});

test('a charge is refunded and disputed from the console, and the dispute is won', async () => {
  const { stripe } = kit;
  const { charge } = await payOnce(stripe);

  expect(await press('refund-charge', { id: charge.id, amount: '500' })).toBe('/console');
  expect((await stripe.charges.retrieve(charge.id)).amount_refunded).toBe(500);
  expect(await press('refund-charge', { id: charge.id, amount: '1501' })).toContain(
    'greater than unrefunded amount',
  );

  await press('dispute-charge', { id: charge.id });
  const [dispute] = (await stripe.disputes.list({ charge: charge.id })).data;
  expect(dispute).toMatchObject({ amount: 1500, status: 'needs_response' });
  await press('win-dispute', { id: dispute?.id ?? '' });
  expect((await stripe.disputes.retrieve(dispute?.id ?? '')).status).toBe('won');
  expect((await stripe.balance.retrieve()).available[0]?.amount).toBe(1950 - 500 - 1500);
  expect(await press('lose-dispute', { id: dispute?.id ?? '' })).toContain('already closed as won');
});

test('the bank decides a payment that is processing', async () => {
  const { stripe } = kit;
  const open = await stripe.checkout.sessions.create(oneItem);
  await post(open.url, { ...validCard, number: '4000000000000077' });
  const { payment_intent } = await stripe.checkout.sessions.retrieve(open.id);
  await press('bank-accepts', { id: typeof payment_intent === 'string' ? payment_intent : '' });
  expect((await stripe.checkout.sessions.retrieve(open.id)).payment_status).toBe('paid');
});

test('a failed refund returns its funds to the balance and sends an event', async () => {
  const { stripe, payments, receiver } = kit;
  const { charge } = await payOnce(stripe);
  const { id } = await stripe.refunds.create({ charge: charge.id });
  const left = async () => (await stripe.balance.retrieve()).available[0]?.amount;
  expect(await left()).toBe(-50);

  await press('fail-refund', { id });
  expect(await stripe.refunds.retrieve(id)).toMatchObject({ status: 'failed', failure_reason: 'unknown' });
  expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 0, refunded: false });
  expect(await left()).toBe(1950);
  await payments.deliveries.idle();
  expect(receiver.types().slice(-2)).toEqual(['refund.updated', 'refund.failed']);
  expect(await press('fail-refund', { id })).toContain('is failed');
});

test('an account becomes restricted and ready again', async () => {
  const account = await readyAccount(kit.stripe);
  await press('restrict-account', { id: account.id });
  expect((await kit.stripe.accounts.retrieve(account.id)).payouts_enabled).toBe(false);
  await press('verify-account', { id: account.id });
  expect((await kit.stripe.accounts.retrieve(account.id)).payouts_enabled).toBe(true);
});

test('events are held, released in reverse order, dropped and resent', async () => {
  const { stripe, receiver, payments } = kit;
  await press('hold-events');
  expect(await seen()).toContain('Event delivery is paused.');
  await stripe.customers.create({ name: 'Ada' });
  const customer = (await stripe.customers.list()).data[0]?.id ?? '';
  await stripe.customers.update(customer, { name: 'Bob' });
  await press('release-events-reversed');
  await payments.deliveries.idle();
  expect(receiver.types()).toEqual(['customer.updated', 'customer.created']);

  await press('drop-events', { count: '1' });
  await stripe.customers.del(customer);
  await payments.deliveries.idle();
  expect(receiver.types()).toHaveLength(2);
  const [lost] = (await stripe.events.list({ limit: 1 })).data;
  await press('resend-event', { id: lost?.id ?? '' });
  await payments.deliveries.idle();
  expect(receiver.types().at(-1)).toBe('customer.deleted');
});

test('sessions expire when the clock is advanced', async () => {
  const open = await kit.stripe.checkout.sessions.create(oneItem);
  await press('advance-clock', { amount: '1', unit: '86400' });
  expect((await kit.stripe.checkout.sessions.retrieve(open.id)).status).toBe('expired');
  expect(await press('advance-clock', { amount: '-1', unit: '86400' })).toContain(
    'must be a positive integer',
  );
});

test('an injected fault fails the next call once', async () => {
  await press('fail-next-call', { pattern: 'POST /v1/customers', fault: '500' });
  expect(await seen()).toContain('POST /v1/customers: 500');
  await expect(kit.stripe.customers.create({})).rejects.toMatchObject({ statusCode: 500 });
  expect(await kit.stripe.customers.create({})).toMatchObject({ object: 'customer' });
});

test('funds are added to the balance', async () => {
  await press('top-up', { amount: '100', currency: 'eur' });
  const { available } = await kit.stripe.balance.retrieve();
  expect(available.find(one => one.currency === 'eur')?.amount).toBe(10_000);
});

test('forms from other sites are refused', async () => {
  const { charge } = await payOnce(kit.stripe);
  for (const origin of ['https://elsewhere.test', 'null']) {
    const answer = await fetch(`${kit.payments.url}/console/refund-charge`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ id: charge.id }),
    });
    expect(answer.status).toBe(403);
  }
  expect((await kit.stripe.charges.retrieve(charge.id)).refunded).toBe(false);
});
