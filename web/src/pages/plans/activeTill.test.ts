import { expect, test } from 'vitest';
import { Subscription } from '#shared/entities/subscription.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();

const subscription = Subscription.parse({
  subscriptionId: 'sub_1',
  planTypeId: 'pro',
  status: 'active',
  autoRenewal: true,
  interval: 'month',
  currency: 'GBP',
  price: 1_900,
});

test('The membership page says until when one’s own plan is active', async () => {
  const { page } = await pages.open(
    '/en/membership',
    {
      getMe: () => ({ ...aMe, planTypeId: 'pro', activeTill: '2027-03-12T12:00:00.000Z' }),
      getMySubscription: () => ({ subscription, trialAvailable: false }),
    },
    { signedIn: true },
  );
  await page.getByRole('region', { name: 'Pro' }).getByText('Active until 12 March 2027').waitFor();
  expect(await page.getByText(/^Active until/).count()).toBe(1);
});
