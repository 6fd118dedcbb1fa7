import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { mockApi } from './mockApi.ts';
import { openBuilt } from './openBuilt.ts';

const { newContext, origin, visit } = openBuilt();

const toMarket = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects', exact: true });
const toPublish = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Publish an idea' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Delays a file of the site: `requested` resolves when the page requests it, `release` delivers it. */
async function delayFile(page: Page, file: string) {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const { promise: requested, resolve: request } = Promise.withResolvers<void>();
  await page.route(`**/assets/${file}`, async route => {
    request();
    await isReleased;
    await route.continue();
  });
  return { requested, release };
}

describe('Navigation', () => {
  test('back and forward restore the scroll position; new pages start at the top with the focus on their content', async () => {
    const { page } = await visit('/en/generic/guide', { viewport: { width: 1280, height: 300 } });
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
    const { page } = await visit('/en/404');
    const market = await delayFile(page, 'MarketPage-*.js');
    await toMarket(page).click();
    await market.requested;
    expect(await heading(page).textContent()).toBe('We can’t find this page');
    expect(pathOf(page)).toBe('/en/404');

    market.release();
    await page.locator('main .market').waitFor();
    expect(pathOf(page)).toBe('/en/market');
    expect(await page.title()).toContain('Projects');
  });

  test('the later of two navigations wins, even if the earlier one finishes loading last', async () => {
    const { page } = await visit('/en/404');
    const market = await delayFile(page, 'MarketPage-*.js');
    await toMarket(page).click();
    await market.requested;
    await toPublish(page).click();
    await page.waitForURL('**/en/proposal');
    market.release();
    await page.waitForLoadState('networkidle');
    expect(pathOf(page)).toBe('/en/proposal');

    await page.goBack();
    await page.waitForURL('**/en/404');
  });

  test('going back wins over a page that is still loading', async () => {
    const { page } = await visit('/en/404');
    await toPublish(page).click();
    await page.waitForURL('**/en/proposal');
    const market = await delayFile(page, 'MarketPage-*.js');
    await toMarket(page).click();
    await market.requested;
    await page.goBack();
    await page.waitForURL('**/en/404');

    market.release();
    await page.waitForLoadState('networkidle');
    expect(pathOf(page)).toBe('/en/404');
    await page.getByRole('heading', { level: 1, name: 'We can’t find this page' }).waitFor();
  });

  test('a fragment that names a page opens it, and back returns to the page of the link', async () => {
    const { page } = await visit('/en/404', {}, page => mockApi(page, {}));
    await page.evaluate(() => {
      location.hash = '#/projects/01a';
    });
    await page.waitForURL('**/en/projects/01a');
    await page.goBack();
    await page.waitForURL('**/en/404');
  });

  test('the root redirects without a history entry', async () => {
    const { page } = await visit('/en/404');
    await page.goto(origin());
    await page.waitForURL('**/gb');
    await page.goBack();
    await page.waitForURL('**/en/404');
  });

  test('a filter keeps the scroll position', async () => {
    const { page } = await visit('/en/market', { viewport: { width: 1280, height: 300 } }, page =>
      mockApi(page, {
        listProjects: () => ({ data: { items: [] } }),
      }),
    );
    await page.evaluate(() => window.scrollTo(0, 200));
    await page
      .getByRole('complementary')
      .getByRole('checkbox')
      .last()
      .evaluate((checkbox: HTMLElement) => checkbox.click());
    await page.waitForFunction(() => location.search !== '');
    expect(await page.evaluate(() => window.scrollY)).toBe(200);
  });

  test('hydration keeps the scroll position', async () => {
    const { promise: mayHydrate, resolve: hydrate } = Promise.withResolvers<void>();
    const context = await newContext({ viewport: { width: 1280, height: 300 } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      addEventListener('cairn:hydrated', () => {
        document.documentElement.dataset['hydrated'] = '';
      });
    });
    await page.route('**/assets/*.js', async route => {
      await mayHydrate;
      await route.continue();
    });
    await page.goto(`${origin()}/en`, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await page.evaluate(() => window.scrollTo(0, 500));

    hydrate();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => window.scrollY)).toBe(500);
  });

  test('explains that a page could not be loaded, and loads it on the next attempt', async () => {
    const { page } = await visit('/en/404');
    await page.route('**/assets/MarketPage-*.js', route => route.abort());
    await toMarket(page).click();
    await page.getByRole('heading', { name: 'We couldn’t load this page' }).waitFor();
    expect(pathOf(page)).toBe('/en/market');

    await page.unroute('**/assets/MarketPage-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('main .market').waitFor();
  });

  test('works without the deferred code', async () => {
    const { page } = await visit('/en/404', {}, async page => {
      await page.route('**/assets/deferred-*.js', route => route.abort());
    });
    await toMarket(page).click();
    await page.waitForURL('**/en/market');
    await page.locator('main .market').waitFor();
  });

  test('does what was clicked in a part whose code had not arrived, once it has', async () => {
    const [opened, clicked] = [Promise.withResolvers<Page>(), Promise.withResolvers<void>()];
    const visited = visit('/en/about', {}, async page => {
      await page.route('**/assets/deferred-*.js', async route => {
        await clicked.promise;
        await route.continue();
      });
      opened.resolve(page);
    });
    const notice = (await opened.promise).getByRole('complementary', { name: 'Privacy notice' });
    await notice.getByRole('button', { name: 'Got it' }).click();
    clicked.resolve();
    await notice.waitFor({ state: 'detached' });
    await visited;
  });

  test('requests a project once, before the code of its page has loaded', async () => {
    let markRequested = () => undefined as void;
    const isRequested = new Promise<void>(resolve => {
      markRequested = resolve;
    });
    const calls: string[] = [];
    const { page } = await visit('/en/projects/nothing-here', {}, async page => {
      await mockApi(page, { getProject: () => ({ refuse: 'PROJECT_NOT_FOUND' }) });
      page.on('request', request => {
        const { pathname } = new URL(request.url());
        if (!pathname.startsWith('/api/projects/')) return;
        calls.push(pathname);
        markRequested();
      });
      await page.route('**/assets/index-*.js', async route => {
        await isRequested;
        await route.continue();
      });
    });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(calls).toHaveLength(1);
  });
});
