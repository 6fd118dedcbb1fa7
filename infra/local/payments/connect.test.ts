import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Kit, onboardingUrl, payOnce, post, readyAccount, startKit } from './testKit.ts';

let kit: Kit;
beforeEach(async () => {
  kit = await startKit();
});
afterEach(() => kit.close());

function newAccount(): Promise<Stripe.Account> {
  return kit.stripe.accounts.create({
    type: 'express',
    country: 'FR',
    email: 'owner@example.com',
    metadata: { UserID: 'u1' },
    capabilities: { transfers: { requested: true } },
  });
}

test('a new account is not ready and lists its requirements', async () => {
  const account = await newAccount();
  expect(account).toMatchObject({
    type: 'express',
    country: 'FR',
    default_currency: 'eur',
    details_submitted: false,
    charges_enabled: false,
    payouts_enabled: false,
    capabilities: { transfers: 'inactive' },
    metadata: { UserID: 'u1' },
    requirements: { disabled_reason: 'requirements.past_due' },
    external_accounts: { data: [] },
  });
  expect(account.requirements?.currently_due).toContain('external_account');
});

test('completed onboarding redirects back and makes the account ready', async () => {
  const account = await newAccount();

  const answer = await post(await onboardingUrl(kit.stripe, account.id), { outcome: 'complete' });

  expect(answer.location).toBe('http://site.test/return');
  expect(await kit.stripe.accounts.retrieve(account.id)).toMatchObject({
    details_submitted: true,
    charges_enabled: true,
    payouts_enabled: true,
    capabilities: { transfers: 'active' },
    requirements: { currently_due: [], disabled_reason: null },
    external_accounts: { data: [{ object: 'bank_account', last4: '2345', currency: 'eur' }] },
  });
  await kit.payments.deliveries.idle();
  expect(kit.receiver.events.at(-1)).toMatchObject({ type: 'account.updated', account: account.id });
});

test.each([
  ['incomplete', false, 'external_account'],
  ['documentNeeded', true, 'individual.verification.document'],
])('onboarding left %s leads back with requirements still due', async (outcome, details_submitted, due) => {
  const account = await newAccount();

  const answer = await post(await onboardingUrl(kit.stripe, account.id), { outcome });

  expect(answer.location).toBe('http://site.test/return');
  const after = await kit.stripe.accounts.retrieve(account.id);
  expect(after).toMatchObject({
    details_submitted,
    payouts_enabled: false,
    capabilities: { transfers: 'inactive' },
  });
  expect(after.requirements?.currently_due).toContain(due);
});

test('a failed, used or expired link redirects to the refresh URL', async () => {
  const account = await newAccount();
  const url = await onboardingUrl(kit.stripe, account.id);

  expect((await post(url, { outcome: 'fail' })).location).toBe('http://site.test/refresh');
  expect((await fetch(url, { redirect: 'manual' })).headers.get('location')).toBe('http://site.test/refresh');

  const late = await onboardingUrl(kit.stripe, account.id);
  expect((await fetch(late, { redirect: 'manual' })).status).toBe(200);
  kit.payments.advanceClock(301);
  expect((await fetch(late, { redirect: 'manual' })).headers.get('location')).toBe(
    'http://site.test/refresh',
  );
  expect((await kit.stripe.accounts.retrieve(account.id)).details_submitted).toBe(false);
});

test('an account is changed and deleted, and an unknown one is refused', async () => {
  const { stripe } = kit;
  const account = await newAccount();
  expect(
    (await stripe.accounts.update(account.id, { metadata: { UserID: '', note: 'x' } })).metadata,
  ).toEqual({ note: 'x' });
  expect((await stripe.accounts.list()).data.map(one => one.id)).toEqual([account.id]);
  expect(await stripe.accounts.del(account.id)).toMatchObject({ deleted: true });
  await expect(stripe.accounts.retrieve(account.id)).rejects.toMatchObject({
    type: 'StripePermissionError',
    statusCode: 403,
    code: 'account_invalid',
  });
});

test("a login link shows the account's transfers once onboarding is complete", async () => {
  const { stripe } = kit;
  const fresh = await newAccount();
  await expect(stripe.accounts.createLoginLink(fresh.id)).rejects.toThrow('has not completed onboarding');
  const account = await readyAccount(stripe);
  await payOnce(stripe);
  await stripe.transfers.create({ amount: 1234, currency: 'gbp', destination: account.id });

  const { url } = await stripe.accounts.createLoginLink(account.id);
  expect(await (await fetch(url)).text()).toContain('£12.34');
});

test('a transfer moves money from the platform to the account', async () => {
  const { stripe } = kit;
  await payOnce(stripe);
  const account = await readyAccount(stripe);
  expect((await stripe.balance.retrieve()).available).toMatchObject([{ amount: 1950, currency: 'gbp' }]);

  const transfer = await stripe.transfers.create({
    amount: 1900,
    currency: 'gbp',
    destination: account.id,
    transfer_group: 'payout-1',
    metadata: { recipientPayoutId: 'p1' },
  });

  expect(transfer).toMatchObject({
    amount: 1900,
    destination: account.id,
    reversed: false,
    transfer_group: 'payout-1',
  });
  expect((await stripe.balance.retrieve()).available[0]?.amount).toBe(50);
  expect((await stripe.balance.retrieve({}, { stripeAccount: account.id })).available[0]?.amount).toBe(1900);
  expect((await stripe.transfers.list({ transfer_group: 'payout-1' })).data.map(one => one.id)).toEqual([
    transfer.id,
  ]);
  expect((await stripe.transfers.list({ destination: account.id })).data.map(one => one.id)).toEqual([
    transfer.id,
  ]);
  expect((await stripe.transfers.list({ destination: 'acct_other' })).data).toEqual([]);
  await kit.payments.deliveries.idle();
  expect(kit.receiver.events.at(-1)).toMatchObject({
    type: 'transfer.created',
    data: { object: { id: transfer.id } },
  });
});

test.each(['incomplete', 'documentNeeded'])(
  'an account whose onboarding ended as %s receives no transfer',
  async outcome => {
    await payOnce(kit.stripe);
    const account = await newAccount();
    await post(await onboardingUrl(kit.stripe, account.id), { outcome });

    await expect(
      kit.stripe.transfers.create({ amount: 100, currency: 'gbp', destination: account.id }),
    ).rejects.toMatchObject({ statusCode: 400, code: 'insufficient_capabilities_for_transfer' });
    expect((await kit.stripe.transfers.list()).data).toEqual([]);
  },
);

test("a transfer above the platform's balance is refused", async () => {
  const { stripe } = kit;
  await payOnce(stripe);
  const account = await readyAccount(stripe);

  for (const request of [
    { amount: 1951, currency: 'gbp' },
    { amount: 1, currency: 'eur' },
  ]) {
    await expect(stripe.transfers.create({ ...request, destination: account.id })).rejects.toMatchObject({
      statusCode: 400,
      code: 'balance_insufficient',
    });
  }
  await expect(
    stripe.transfers.create({ amount: 1, currency: 'gbp', destination: 'acct_none' }),
  ).rejects.toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'destination' });
});

test('a transfer funded by a charge is limited to its amount and has its group', async () => {
  const { stripe } = kit;
  const { charge } = await payOnce(stripe, { payment_intent_data: { transfer_group: 'order-1' } });
  const account = await readyAccount(stripe);
  const bound = { currency: 'gbp', destination: account.id, source_transaction: charge.id };

  const transfer = await stripe.transfers.create({ ...bound, amount: 1990 });

  expect(transfer).toMatchObject({ source_transaction: charge.id, transfer_group: 'order-1' });
  await expect(stripe.transfers.create({ ...bound, amount: 11 })).rejects.toThrow(
    'must not exceed the source amount of 2000',
  );
  await expect(stripe.transfers.create({ ...bound, amount: 1, currency: 'eur' })).rejects.toMatchObject({
    param: 'currency',
  });
});

test('a transfer is reversed in parts, up to its amount', async () => {
  const { stripe } = kit;
  await payOnce(stripe);
  const account = await readyAccount(stripe);
  const transfer = await stripe.transfers.create({ amount: 1000, currency: 'gbp', destination: account.id });

  await stripe.transfers.createReversal(transfer.id, { amount: 400 });
  expect(await stripe.transfers.retrieve(transfer.id)).toMatchObject({
    amount_reversed: 400,
    reversed: false,
  });
  await expect(stripe.transfers.createReversal(transfer.id, { amount: 601 })).rejects.toMatchObject({
    param: 'amount',
  });

  await stripe.transfers.createReversal(transfer.id);
  expect(await stripe.transfers.retrieve(transfer.id)).toMatchObject({
    amount_reversed: 1000,
    reversed: true,
  });
  expect((await stripe.transfers.listReversals(transfer.id)).data.map(one => one.amount)).toEqual([600, 400]);
  expect((await stripe.balance.retrieve()).available[0]?.amount).toBe(1950);
  await kit.payments.deliveries.idle();
  expect(kit.receiver.types().filter(type => type === 'transfer.reversed')).toHaveLength(2);
});
