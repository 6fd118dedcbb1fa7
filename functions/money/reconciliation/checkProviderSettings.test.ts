import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMoneyWorld, type MoneyWorld } from '../testing/moneyWorld.ts';
import { checkProviderSettings } from './checkProviderSettings.ts';

let world: MoneyWorld;
beforeEach(async () => {
  world = await createMoneyWorld();
});
afterEach(() => world.close());

const problems = async () => checkProviderSettings(await world.stripe());

test('settings as in the deployment guide have no problem', async () => {
  world.provider.setWebhookUrl('https://cairn.example/api/stripe-webhook');
  expect(await problems()).toEqual([]);
});

test('a new account converts payments and empties its balance, and has no webhook', async () => {
  await world.atProvider('settle-as-uk-default', {});
  world.provider.setWebhookUrl(undefined);
  expect(await problems()).toEqual([
    expect.stringMatching(/^No bank account for EUR, USD: Stripe converts these payments to GBP/),
    expect.stringMatching(/^Payouts to the bank are daily/),
    'No enabled webhook endpoint with the path /api/stripe-webhook.',
  ]);
});

test('the first run of the reconciliation reports them, later runs leave them to the daily check', async () => {
  await world.atProvider('settle-as-uk-default', {});
  await world.jobs.reconcile();
  const reported = () => world.logged.filter(line => line.includes('provider.settings_mismatched')).length;
  expect(reported()).toBe(2);
  await world.jobs.reconcile();
  expect(reported()).toBe(2);
});
