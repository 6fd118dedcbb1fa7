import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPages } from './openPages.ts';
import { aMe } from './samples.ts';

const pages = openPages();

/** State of a window that no earlier test has left its traces in. */
const nothing = {
  stored: ['cairn.signed-in-before'],
  session: [],
  cookie: '',
  entries: 2, // an empty page and this one
  size: [1280, 900],
  isDark: false,
  isHovered: false,
  permission: 'granted',
};

const stateOf = (page: Page) =>
  page.evaluate(async () => ({
    stored: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage),
    cookie: document.cookie,
    entries: history.length,
    size: [innerWidth, innerHeight],
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isHovered: document.querySelector('h1:hover') !== null,
    permission: (await navigator.permissions.query({ name: 'clipboard-write' as PermissionName })).state,
  }));

const used: BrowserContext[] = [];

test('a test leaves things behind in its window', async () => {
  const { page } = await pages.open(
    '/en/about',
    { getMe: () => aMe },
    { theme: 'dark', viewport: { width: 390, height: 800 }, signedIn: true },
  );
  used.push(page.context());
  await pages.openIn(page.context(), '/en/guide', {});
  await pages.goTo(page, '/en/guide');
  await page.locator('h1').hover();
  await page.evaluate(() => {
    localStorage.setItem('left', 'here');
    sessionStorage.setItem('left', 'here');
    document.cookie = 'left=here';
    addEventListener('pagehide', () => localStorage.setItem('left', 'at the end'));
  });
  expect(await stateOf(page)).not.toEqual(nothing);
});

test('the next one finds nothing of it in the same window', async () => {
  const { page, requestsTo } = await pages.open('/en/about');
  expect(used).toContain(page.context());
  used.length = 0;
  expect(page.context().pages()).toEqual([page]);
  expect(await stateOf(page)).toEqual(nothing);
  expect(requestsTo('getMe')).toEqual([]);
});

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['intercepts requests', page => page.route('**/nothing', route => route.abort())],
  ['has a script run in later pages', page => page.addInitScript(() => undefined)],
  ['has a clock of its own', page => page.clock.install()],
  ['goes offline', page => page.context().setOffline(true)],
])('a window of a test that %s is used by no other one', async (_, change) => {
  const { page } = await pages.open('/en/about');
  expect(used).not.toContain(page.context());
  used.splice(0, used.length, page.context());
  await change(page);
});
