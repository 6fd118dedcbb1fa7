import { afterEach, beforeEach, expect, test } from 'vitest';
import { idOf } from './ids.ts';
import { type Kit, openPlan, post, startKit, subscribed, validCard } from './testKit.ts';

const day = 86_400;
const start = new Date('2026-11-20T12:00:00Z');

let kit: Kit;
beforeEach(async () => {
  kit = await startKit({ now: () => start });
});
afterEach(() => kit.close());

async function typesAfter(count: number): Promise<string[]> {
  await kit.payments.deliveries.idle();
  return kit.receiver.types().slice(count);
}

const withTrial = { subscription_data: { trial_period_days: 14, metadata: { UserID: 'u1' } } };

function iso(seconds: number | undefined): string {
  return new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10);
}

test('a plan paid immediately is active for a month and has a paid invoice', async () => {
  const { session, current } = await subscribed(kit, { subscription_data: { metadata: { UserID: 'u1' } } });

  expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', amount_total: 1500 });
  const subscription = await current();
  expect(subscription).toMatchObject({
    status: 'active',
    metadata: { UserID: 'u1' },
    customer: session.customer,
  });
  expect(iso(subscription.items.data[0]?.current_period_end)).toBe('2026-12-20');
  const invoice = await kit.stripe.invoices.retrieve(idOf(session.invoice ?? ''), {
    expand: ['payments.data.payment.payment_intent'],
  });
  expect(invoice).toMatchObject({
    status: 'paid',
    amount_paid: 1500,
    billing_reason: 'subscription_create',
    parent: { subscription_details: { subscription: subscription.id, metadata: { UserID: 'u1' } } },
    payments: { data: [{ payment: { payment_intent: { amount: 1500, status: 'succeeded' } } }] },
  });
  const types = await typesAfter(0);
  expect(types).toContain('customer.subscription.created');
  expect(types).toContain('invoice.paid');
  expect(types.at(-1)).toBe('checkout.session.completed');
});

test('a trial is free, its end is announced three days before, and it renews monthly', async () => {
  const { session, current } = await subscribed(kit, withTrial);
  expect(session).toMatchObject({ payment_status: 'no_payment_required', amount_total: 0 });
  expect(await current()).toMatchObject({ status: 'trialing', metadata: { UserID: 'u1' } });
  expect((await kit.stripe.charges.list()).data).toEqual([]);
  const before = (await typesAfter(0)).length;

  kit.payments.advanceClock(11 * day);
  expect(await typesAfter(before)).toEqual(['customer.subscription.trial_will_end']);

  kit.payments.advanceClock(3 * day);
  const paying = await current();
  expect(paying.status).toBe('active');
  expect(iso(paying.items.data[0]?.current_period_start)).toBe('2026-12-04');
  expect(iso(paying.items.data[0]?.current_period_end)).toBe('2027-01-04');

  kit.payments.advanceClock(62 * day);
  expect((await kit.stripe.charges.list()).data.map(charge => iso(charge.created))).toEqual([
    '2027-02-04',
    '2027-01-04',
    '2026-12-04',
  ]);
});

test('the page describes the trial, and a declined card creates no subscription', async () => {
  const open = await openPlan(kit, { ...withTrial, locale: 'en' });
  const page = await (await fetch(open.url ?? '')).text();
  expect(page).toContain('14 days free, then £15.00 per month');
  expect(page).toContain('Start free trial');

  const refused = await post(open.url, { ...validCard, number: '4000000000000002' });

  expect(refused.status).toBe(402);
  expect(refused.page).toContain('Your card was declined');
  expect((await kit.stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
  expect((await kit.stripe.customers.list()).data).toEqual([]);
});

test('a subscription cancelled at the period end stays active until then, and renews if the cancellation is withdrawn', async () => {
  const { id, current } = await subscribed(kit);
  const cancelled = await kit.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(cancelled.cancel_at_period_end).toBe(true);
  expect(iso(cancelled.cancel_at ?? 0)).toBe('2026-12-20');
  await kit.stripe.subscriptions.update(id, { cancel_at_period_end: false });
  kit.payments.advanceClock(30 * day);
  expect(await current()).toMatchObject({ status: 'active', cancel_at: null });

  await kit.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  kit.payments.advanceClock(30 * day);
  expect((await current()).status).toBe('active');
  kit.payments.advanceClock(2 * day);
  expect(await current()).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'cancellation_requested' },
  });
  expect((await typesAfter(0)).at(-1)).toBe('customer.subscription.deleted');
});

test('a failed renewal is retried three times before the subscription ends', async () => {
  const { current } = await subscribed(kit, {}, '4000000000000341');
  expect((await current()).status).toBe('active');
  const before = (await typesAfter(0)).length;

  kit.payments.advanceClock(30 * day);
  expect((await current()).status).toBe('past_due');
  const [open] = (await kit.stripe.invoices.list({ status: 'open' })).data;
  expect(open).toMatchObject({ amount_due: 1500, attempt_count: 1, billing_reason: 'subscription_cycle' });
  expect(iso(open?.next_payment_attempt ?? 0)).toBe('2026-12-23');

  kit.payments.advanceClock(15 * day);
  expect(await current()).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  });
  const types = await typesAfter(before);
  expect(types.filter(type => type === 'invoice.payment_failed')).toHaveLength(4);
  expect(types.at(-1)).toBe('customer.subscription.deleted');
});

test('another card pays the open invoice, immediately or at the next attempt', async () => {
  const { id, current } = await subscribed(kit, {}, '4000000000000341');
  kit.payments.advanceClock(30 * day);
  await kit.stripe.subscriptions.update(id, { default_payment_method: 'pm_card_visa' });
  kit.payments.advanceClock(3 * day);
  expect((await current()).status).toBe('active');

  await kit.stripe.subscriptions.update(id, { default_payment_method: 'pm_card_chargeCustomerFail' });
  kit.payments.advanceClock(30 * day);
  expect((await current()).status).toBe('past_due');
  const [open] = (await kit.stripe.invoices.list({ status: 'open' })).data;
  expect(await kit.stripe.invoices.pay(open?.id ?? '', { payment_method: 'pm_card_visa' })).toMatchObject({
    status: 'paid',
  });
  expect((await current()).status).toBe('active');
});

test('a subscription cancelled immediately is listed only with the status `all`', async () => {
  const { id } = await subscribed(kit);
  expect((await kit.stripe.subscriptions.cancel(id)).status).toBe('canceled');
  expect((await kit.stripe.subscriptions.list()).data).toEqual([]);
  expect((await kit.stripe.subscriptions.list({ status: 'all' })).data).toHaveLength(1);
  await expect(kit.stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
});
