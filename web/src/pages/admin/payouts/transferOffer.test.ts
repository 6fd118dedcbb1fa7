import { expect, test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';
import { aPayout } from '#web/testing/payouts.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();

test('A payout below the minimum, which waits for others, cannot be transferred by hand', async () => {
  const waiting = [
    aPayout({ status: 'eligible', amount: 5_00, reason: 'payoutReason.too_small' }),
    aPayout({
      recipientPayoutId: 'payout-2',
      status: 'eligible',
      amount: 7_44,
      reason: 'payoutReason.account_not_ready',
    }),
  ];
  const { page } = await pages.open(
    '/en/admin-payouts',
    { getMe: () => ({ ...aMe, isAdmin: true }), listAllPayouts: () => ({ items: waiting }) },
    { signedIn: true },
  );
  await page.getByText('It’s below the minimum and will be sent together with others.').first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Hold' }).count()).toBe(2);
  expect(await page.getByRole('button', { name: 'Transfer now' }).count()).toBe(0);
});
