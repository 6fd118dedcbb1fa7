import { expect, test } from 'vitest';
import { accountServer } from '#web/testing/account.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';

const pages = openPages();

test('The sections of the profile stay in the window, the one that is read is marked, and the other pages stay listed', async () => {
  const { page } = await pages.open('/en/edit-profile', accountServer(), {
    signedIn: true,
    hasSeenPrivacy: true,
    viewport: { width: 1280, height: 900 },
  });
  const tabs = page.getByRole('navigation', { name: 'Sections of your profile' });
  await tabs.locator('[aria-current]').getByText('Profile', { exact: true }).waitFor();
  await page.locator('#data').getByRole('heading').first().waitFor();
  await page.locator('#password').evaluate(section => section.scrollIntoView());
  await tabs.locator('[aria-current]').getByText('Password', { exact: true }).waitFor();
  expect(await tabs.evaluate(nav => nav.getBoundingClientRect().top)).toBeLessThan(1);

  await tabs.getByRole('link', { name: 'Your data' }).click();
  await tabs.locator('[aria-current]').getByText('Your data', { exact: true }).waitFor();
  const side = page.getByRole('navigation', { name: 'Your work' });
  await side.locator('[aria-current]').getByText('Profile', { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
