import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Kit, payOnce, post, readyAccount, startKit } from './testKit.ts';

const day = 24 * 60 * 60;

let kit: Kit;
beforeEach(async () => {
  kit = await startKit();
});
afterEach(() => kit.close());

async function transferred(amount: number) {
  await payOnce(kit.stripe);
  const { id } = await readyAccount(kit.stripe);
  const transfer = await kit.stripe.transfers.create({ amount, currency: 'gbp', destination: id });
  const left = async () =>
    (await kit.stripe.balance.retrieve({}, { stripeAccount: id })).available[0]?.amount;
  return { id, transfer, left };
}

test('the balance of a connected account goes to its bank a day after a transfer', async () => {
  const { id, left } = await transferred(1200);
  expect(await left()).toBe(1200);
  kit.payments.advanceClock(day);
  expect(await left()).toBe(0);

  const { data } = await kit.stripe.payouts.list({}, { stripeAccount: id });
  expect(data).toMatchObject([{ amount: 1200, currency: 'gbp', status: 'paid' }]);
  await kit.payments.deliveries.idle();
  const events = kit.receiver.events.filter(({ type }) => type.startsWith('payout.'));
  expect(events).toMatchObject([
    { type: 'payout.created', account: id },
    { type: 'payout.paid', account: id },
  ]);
  const { url } = await kit.stripe.accounts.createLoginLink(id);
  expect(await (await fetch(url)).text()).toContain('To your bank');
});

test('what has gone to the bank cannot be reversed', async () => {
  const { transfer } = await transferred(1200);
  kit.payments.advanceClock(day);
  await expect(kit.stripe.transfers.createReversal(transfer.id)).rejects.toMatchObject({
    code: 'balance_insufficient',
  });
});

test('a payout that the bank sends back is in the balance again and asks for another bank account', async () => {
  const { id, left } = await transferred(1200);
  kit.payments.advanceClock(day);
  await post(`${kit.payments.url}/console/fail-bank-payout`, { id });
  expect(await left()).toBe(1200);
  expect(await kit.stripe.accounts.retrieve(id)).toMatchObject({
    payouts_enabled: false,
    requirements: { currently_due: ['external_account'] },
  });
  await kit.payments.deliveries.idle();
  expect(kit.receiver.types().slice(-2)).toEqual(['payout.failed', 'account.updated']);

  kit.payments.advanceClock(3 * day);
  expect(await left()).toBe(1200);
  await post(`${kit.payments.url}/console/verify-account`, { id });
  kit.payments.advanceClock(day);
  expect(await left()).toBe(0);
});
