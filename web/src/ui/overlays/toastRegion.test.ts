import { expect, test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';

const pages = openPages();

test('all toasts are announced by one live region, which was there before them', async () => {
  const { page } = await pages.open('/en/kit', {});
  const region = page.getByRole('region', { name: 'Alerts' }).getByRole('status');
  expect(await region.textContent()).toBe('');
  const before = await region.elementHandle();

  await page.getByRole('button', { name: 'Show a toast' }).click();
  await region.getByText('Text alerts in Spanish: done').waitFor();
  await page.getByRole('button', { name: 'Show an error' }).click();
  await region.getByText('The payment did not go through').waitFor();

  expect(await region.evaluate((now, then) => now === then, before)).toBe(true);
  expect(await region.locator('[role="status"], [role="alert"], [aria-live]').count()).toBe(0);
});
