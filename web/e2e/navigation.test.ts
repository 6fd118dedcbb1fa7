import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newcomer } from '#web/testing/account.ts';
import { openPages } from '#web/testing/openPages.ts';
import { marketCounts } from '#web/testing/samples.ts';
import { nextFrames, untilHydrated, untilLive } from '#web/testing/waits.ts';

const pages = openPages();

const toMarket = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects', exact: true });
const toPublish = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Publish an idea' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pathOf = (page: Page) => new URL(page.url()).pathname;

/**
 * Delays a module of the site: `requested` resolves when the page requests it, `release` delivers it and resolves when the page has
 * had time to show it.
 */
async function delayModule(page: Page, file: string) {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  const { promise: requested, resolve: request } = Promise.withResolvers<string>();
  await page.route(`**/assets/${file}`, async route => {
    request(route.request().url());
    await mayCome;
    await route.continue();
  });
  async function release(): Promise<void> {
    letCome();
    // as text, because Vite rewrites imports; it resolves after the page's own
    await page.evaluate(`import(${JSON.stringify(await requested)}).then(() => undefined)`);
    await nextFrames(page);
  }
  return { requested, release };
}

describe('Navigation', () => {
  test('back and forward restore the scroll position; new pages start at the top with the focus on their content', async () => {
    const { page } = await pages.open(
      '/en/generic/guide',
      {},
      { ...newcomer, viewport: { width: 1280, height: 300 } },
    );
    await untilLive(page); // until then the browser follows the links of the footer by itself
    await page.evaluate(() => window.scrollTo(0, 500));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'All projects' })
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/en/market');
    await heading(page).waitFor();
    await page.waitForFunction(() => window.scrollY === 0 && document.activeElement?.id === 'main');

    await page.goBack();
    await page.waitForFunction(() => location.pathname === '/en/generic/guide' && window.scrollY === 500);
    await page.goForward();
    await page.waitForFunction(() => location.pathname === '/en/market' && window.scrollY === 0);
  });

  test('keeps the previous page until the next one has loaded', async () => {
    const { page } = await pages.open('/en/404', {}, newcomer);
    const market = await delayModule(page, 'MarketPage-*.js');
    await toMarket(page).click();
    await market.requested;
    expect(await heading(page).textContent()).toBe('We can’t find this page');
    expect(pathOf(page)).toBe('/en/404');

    await market.release();
    await page.locator('main .finding').waitFor();
    expect(pathOf(page)).toBe('/en/market');
    expect(await page.title()).toContain('Projects');
  });

  test('the later of two navigations wins, even if the earlier one finishes loading last', async () => {
    const { page } = await pages.open('/en/404', {}, newcomer);
    const market = await delayModule(page, 'MarketPage-*.js');
    await toMarket(page).click();
    await market.requested;
    await toPublish(page).click();
    await page.waitForURL('**/en/proposal');
    await market.release();
    expect(pathOf(page)).toBe('/en/proposal');

    await page.goBack();
    await page.waitForURL('**/en/404');
  });

  test('going back wins over a page that is still loading', async () => {
    const { page } = await pages.open('/en/404', {}, newcomer);
    await toPublish(page).click();
    await page.waitForURL('**/en/proposal');
    const market = await delayModule(page, 'MarketPage-*.js');
    await toMarket(page).click();
    await market.requested;
    await page.goBack();
    await page.waitForURL('**/en/404');

    await market.release();
    expect(pathOf(page)).toBe('/en/404');
    await page.getByRole('heading', { level: 1, name: 'We can’t find this page' }).waitFor();
  });

  test('a fragment that names a page opens it, and back returns to the page of the link', async () => {
    const { page } = await pages.open('/en/404', {}, newcomer);
    await page.evaluate(() => {
      location.hash = '#/projects/01a';
    });
    await page.waitForURL('**/en/projects/01a');
    await page.goBack();
    await page.waitForURL('**/en/404');
  });

  test('the root redirects without a history entry', async () => {
    const { page } = await pages.open('/en/404', {}, newcomer);
    await page.goto(pages.origin);
    await page.waitForURL('**/gb');
    await page.goBack();
    await page.waitForURL('**/en/404');
  });

  test('a filter keeps the scroll position', async () => {
    const { page } = await pages.open(
      '/en/market',
      { listProjects: () => ({ items: [], counts: marketCounts() }) },
      { ...newcomer, viewport: { width: 1280, height: 300 } },
    );
    await page.evaluate(() => window.scrollTo(0, 200));
    await page
      .getByRole('complementary')
      .getByRole('checkbox', { name: /^Abandoned/ })
      .evaluate((checkbox: HTMLElement) => checkbox.click());
    await page.waitForFunction(() => location.search !== '');
    expect(await page.evaluate(() => window.scrollY)).toBe(200);
  });

  test('hydration keeps the scroll position', async () => {
    const { promise: mayHydrate, resolve: hydrate } = Promise.withResolvers<void>();
    const { page } = await pages.open(
      '/en',
      {},
      {
        ...newcomer,
        viewport: { width: 1280, height: 300 },
        prepare: page =>
          page.route('**/assets/*.js', async route => {
            await mayHydrate;
            await route.continue();
          }),
        until: 'begun',
      },
    );
    await page.getByRole('contentinfo').waitFor();
    await page.evaluate(() => window.scrollTo(0, 500));

    hydrate();
    await untilHydrated(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(500);
  });

  test('explains that a page could not be loaded, and loads it on the next attempt', async () => {
    const { page } = await pages.open('/en/404', {}, newcomer);
    await page.route('**/assets/MarketPage-*.js', route => route.abort());
    await toMarket(page).click();
    await page.getByRole('heading', { name: 'We couldn’t load this page' }).waitFor();
    expect(pathOf(page)).toBe('/en/market');

    await page.unroute('**/assets/MarketPage-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('main .finding').waitFor();
  });
});
