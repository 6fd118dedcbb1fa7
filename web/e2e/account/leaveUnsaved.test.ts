import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accountServer, user } from '#web/testing/account.ts';
import { openPages } from '#web/testing/openPages.ts';

const pages = openPages();

const pathOf = (page: Page) => new URL(page.url()).pathname;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
async function stay(page: Page) {
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
}
const leave = (page: Page) => dialog(page).getByRole('button', { name: 'Leave' }).click();

/** Opens a profile with an unsaved change; notifications and the 404 page come before it in the history. */
async function changeProfile(): Promise<Page> {
  const { page } = await pages.open('/en/404', accountServer(), user);
  await page.locator('header a[href="/en/notifications"]').first().click();
  await page.waitForURL('**/en/notifications');
  await page.getByRole('button', { name: 'Lucía’s menu' }).click();
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await page.waitForURL('**/en/edit-profile');
  await page.getByLabel('Town or city').fill('Cádiz');
  return page;
}

describe('A form with unsaved changes', () => {
  test('asks for confirmation before another page, but not before another section of the page', async () => {
    const page = await changeProfile();
    await page.locator('main a[href$="#password"]').click();
    await page.waitForURL('**/en/edit-profile#password');
    expect(await dialog(page).count()).toBe(0);

    await page.getByRole('link', { name: 'Cairn, home' }).click();
    await dialog(page).waitFor();
    expect(pathOf(page)).toBe('/en/edit-profile');
  });

  test('can be left after confirming', async () => {
    const page = await changeProfile();
    await page.getByRole('link', { name: 'Cairn, home' }).click();
    await leave(page);
    await page.waitForURL(({ pathname }) => pathname === '/en/home');
  });

  test.each([
    ['one page', -1, '/en/notifications'],
    ['two pages', -2, '/en/404'],
  ])('asks every time the user goes back by %s, and keeps the history', async (_, steps, target) => {
    const page = await changeProfile();
    const goBack = () => page.evaluate(steps => history.go(steps), steps);
    await goBack();
    await dialog(page).waitFor();
    await page.waitForURL('**/en/edit-profile');
    await stay(page);
    expect(await page.getByLabel('Town or city').inputValue()).toBe('Cádiz');

    await goBack();
    await leave(page);
    await page.waitForURL(`**${target}`);
    await page.evaluate(steps => history.go(-steps), steps);
    await page.waitForURL('**/en/edit-profile');
  });

  test('does not ask once the change has been undone', async () => {
    const page = await changeProfile();
    await page.getByLabel('Town or city').fill('');
    await page.goBack();
    await page.waitForURL('**/en/notifications');
  });
});
