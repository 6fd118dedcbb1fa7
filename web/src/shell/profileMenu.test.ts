import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();
const empty = () => ({ items: [] });
const server = { listMyOrders: empty, listTaskBoards: empty };

const administrator = { ...aMe, isAdmin: true };

async function openMenu(path: string, viewport: { width: number; height: number }, me = administrator) {
  const { page } = await pages.open(
    path,
    { ...server, getMe: () => me },
    { signedIn: true, hasSeenPrivacy: true, viewport },
  );
  const button = page.getByRole('button', { name: aMe.firstName }).and(page.locator('.me'));
  await button.click();
  const menu = page.locator('.menu--groups');
  await menu.waitFor();
  return { page, button, menu };
}

/** Whether everything in the menu is in the window at the same time. */
const isWhole = (page: Page) =>
  page.locator('.menu-scroll').evaluate(scroll => scroll.scrollHeight <= scroll.clientHeight);

describe('The profile menu', () => {
  test.each(['en', 'fr', 'es'])('fits a window of 900 pixels in %s, for administrators too', async lang => {
    const { page, menu } = await openMenu(`/${lang}/about`, { width: 1280, height: 900 });
    expect(await isWhole(page)).toBe(true);
    const { y = 0, height = 0 } = (await menu.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(900);
  });

  test('lists the pages of administrators first, in groups with headings', async () => {
    const { page, menu } = await openMenu('/en/about', { width: 1280, height: 900 });
    expect(await menu.locator('.title').allInnerTexts()).toEqual([
      'For administrators',
      'Work',
      'Money',
      'People',
      'Account',
    ]);
    await menu.getByRole('list', { name: 'Money' }).getByRole('link', { name: 'Earnings' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  test.each([
    [1280, 700],
    [390, 844],
    [320, 568],
  ])('leaves every entry reachable above "Sign out" at %i × %i', async (width, height) => {
    const { page, menu } = await openMenu('/en/about', { width, height });
    const signOut = menu.getByRole('button', { name: 'Sign out' });
    const last = menu.getByRole('link', { name: 'Points' });
    await last.focus();
    const [below, above] = [await signOut.boundingBox(), await last.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  test('marks the current page', async () => {
    const { menu } = await openMenu('/en/contributions', { width: 1280, height: 900 });
    expect(await menu.locator('[aria-current]').allInnerTexts()).toEqual(['My contributions']);
  });

  test('is operated by arrows, Home and End; Escape returns the focus', async () => {
    const { page, button, menu } = await openMenu('/en/about', { width: 1280, height: 900 }, aMe);
    const focused = (name: string) =>
      menu.getByRole('link', { name, exact: true }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('ArrowDown');
    await focused('Home');
    await page.keyboard.press('ArrowRight');
    const beside = await page.evaluate(() => document.activeElement?.getBoundingClientRect().left);
    const first = await menu.getByRole('link', { name: 'Home', exact: true }).boundingBox();
    expect(beside).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0) - 1);
    await page.keyboard.press('ArrowLeft');
    await focused('Home');
    await page.keyboard.press('End');
    await menu.getByRole('button', { name: 'Sign out' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Home');
    await focused('Home');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await button.and(page.locator(':focus')).waitFor();
  });
});

describe('The menu of small screens', () => {
  test.each([
    [390, 844],
    [320, 568],
  ])('has the own pages in groups, one of which is open at a time, at %i × %i', async (width, height) => {
    const { page } = await pages.open(
      '/en/contributions',
      { ...server, getMe: () => administrator },
      { signedIn: true, hasSeenPrivacy: true, viewport: { width, height } },
    );
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const own = page.getByRole('dialog', { name: 'Main' }).getByRole('navigation', { name: 'Your work' });
    const current = own.getByRole('link', { name: 'My contributions' });
    expect(await current.getAttribute('aria-current')).toBe('page');
    expect(await own.getByRole('link').filter({ visible: true }).count()).toBe(3);
    await own.getByText('People', { exact: true }).press('Enter');
    await own.getByRole('link', { name: 'Messages' }).waitFor();
    await current.waitFor({ state: 'hidden' });
    expect(await axeViolations(page)).toEqual([]);
    await own.getByRole('link', { name: 'Messages' }).click();
    await page.waitForURL('**/en/messages');
  });
});
