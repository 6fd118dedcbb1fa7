import { expect, test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';

const pages = openPages();

test.each([
  ['/en/generic/thankyousubmit', 'Your idea is on its way · Cairn'],
  ['/en/generic/unknown', 'We can’t find this page · Cairn'],
  ['/en/plan-details?plan=pro', 'The Pro plan · Cairn'],
  ['/fr/plan-details?plan=basic', 'Formule Basic · Cairn'],
  ['/es/plan-details?plan=premium', 'Plan Premium · Cairn'],
])('%s says what it shows in its title', async (path, title) => {
  const { page } = await pages.open(path, {});
  await expect.poll(() => page.title()).toBe(title);
});

test('the title of an error goes with it', async () => {
  const { page } = await pages.open('/en/plan-details?plan=gold', {});
  const title = await page.title();
  await page.getByRole('link', { name: 'See the plans' }).click();
  await expect.poll(() => page.title()).toBe('Plans · Cairn');
  expect(title).not.toMatch(/^Plans? · /);
});
