import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Kit, oneItem, openPlan, post, startKit, subscribed, validCard } from './testKit.ts';

const day = 24 * 60 * 60;
const authenticates = { ...validCard, number: '4000 0027 6000 3184' };

let kit: Kit;
beforeEach(async () => {
  kit = await startKit();
});
afterEach(() => kit.close());

const sessionOf = (id: string) => kit.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });

/** A session whose cardholder has been sent to the page of their bank. */
async function waiting() {
  const open = await kit.stripe.checkout.sessions.create(oneItem);
  const answer = await post(open.url, authenticates);
  expect(answer).toMatchObject({ status: 303, location: `${open.url}/authenticate` });
  return { id: open.id, url: String(open.url), bank: String(answer.location) };
}

test('an authenticated payment is charged and leads back', async () => {
  const { id, bank } = await waiting();
  expect(await sessionOf(id)).toMatchObject({
    status: 'open',
    payment_intent: { status: 'requires_action', next_action: { redirect_to_url: { url: bank } } },
  });
  expect((await kit.stripe.charges.list()).data).toEqual([]);
  expect(await (await fetch(bank)).text()).toContain('Confirm with your bank');

  const answer = await post(bank, { outcome: 'approve' });
  expect(answer).toMatchObject({ status: 303, location: `http://site.test/status?session=${id}` });
  expect(await sessionOf(id)).toMatchObject({ status: 'complete', payment_intent: { status: 'succeeded' } });
  await kit.payments.deliveries.idle();
  expect(kit.receiver.types()).toContain('payment_intent.requires_action');

  expect(await post(bank, { outcome: 'approve' })).toMatchObject({ status: 303 });
  expect((await kit.stripe.charges.list()).data).toHaveLength(1);
});

test('a failed authentication charges nothing, and another card can be tried on the same page', async () => {
  const { id, url, bank } = await waiting();
  const answer = await post(bank, { outcome: 'fail' });
  expect(answer).toMatchObject({ status: 402 });
  expect(answer.page).toContain('Your bank couldn’t confirm that it’s you');
  expect(await sessionOf(id)).toMatchObject({
    status: 'open',
    payment_intent: {
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    },
  });

  expect(await post(url, validCard)).toMatchObject({ status: 303 });
  expect(await sessionOf(id)).toMatchObject({ status: 'complete' });
  expect((await kit.stripe.charges.list()).data).toHaveLength(1);
});

test('a payment that is left at the bank is never charged and expires with its session', async () => {
  const { id, bank } = await waiting();
  kit.payments.advanceClock(day);
  expect(await sessionOf(id)).toMatchObject({ status: 'expired', payment_intent: { status: 'canceled' } });
  expect(await post(bank, { outcome: 'approve' })).toMatchObject({ status: 410 });
  expect((await kit.stripe.charges.list()).data).toEqual([]);
});

test('a trial begins once its card is authenticated, and renewals that ask again fail until another card is used', async () => {
  const open = await openPlan(kit, { subscription_data: { trial_period_days: 14 } });
  const { location } = await post(open.url, authenticates);
  expect((await kit.stripe.subscriptions.list()).data).toEqual([]);
  await post(location, { outcome: 'approve' });
  const [subscription] = (await kit.stripe.subscriptions.list()).data;
  expect(subscription).toMatchObject({ status: 'trialing' });

  kit.payments.advanceClock(14 * day);
  await kit.payments.deliveries.idle();
  expect(await kit.stripe.subscriptions.retrieve(subscription?.id ?? '')).toMatchObject({
    status: 'past_due',
  });
  expect(kit.receiver.types()).toContain('invoice.payment_action_required');
});

test('renewals fall on the last day of shorter months, and on the 31st again', async () => {
  await kit.close();
  let now = '2026-12-31T10:00:00.000Z';
  kit = await startKit({ now: () => new Date(now) });
  await subscribed(kit);
  now = '2027-06-01T00:00:00.000Z';
  kit.payments.advanceClock(0);
  const charged = (await kit.stripe.charges.list()).data.map(({ created }) => new Date(created * 1000));
  expect(charged.map(at => at.toISOString().slice(0, 10)).reverse()).toEqual([
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
  ]);
});
