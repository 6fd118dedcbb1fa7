import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../build/builtSite.ts';
import { launchBrowser } from './browser.ts';
import { mockApi } from './mockApi.ts';
import { type BuiltSite, serveBuilt } from './serveBuilt.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let site: BuiltSite;
let browser: Browser;

beforeAll(async () => {
  await buildSite();
  site = await serveBuilt();
  browser = await launchBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

interface Visit {
  page: Page;
  complaints: string[];
}

/** Opens a page as a visitor would and collects what the browser complains about. */
async function visit(
  path: string,
  options: Parameters<Browser['newContext']>[0] = {},
  prepare?: (page: Page) => Promise<void>,
): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', message => {
    if (message.location().url.includes('/api/')) return; // no server stands behind the built pages here
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(error.message));
  await prepare?.(page);
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  return { page, complaints };
}

describe.each(['light', 'dark'] as const)('In the %s theme', colorScheme => {
  test.each(['/en', '/en/kit', '/fr', '/en/404'])('%s has nothing that axe objects to', async path => {
    const { page } = await visit(path, { colorScheme, reducedMotion: 'reduce', bypassCSP: true });
    expect(await objections(page)).toEqual([]);
    await page.context().close();
  });

  test('the open navigation of a small screen has nothing that axe objects to', async () => {
    const { page } = await visit('/en', {
      viewport: { width: 390, height: 800 },
      colorScheme,
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Français' }).waitFor();
    expect(await objections(page)).toEqual([]);
    await page.context().close();
  });
});

/** What axe objects to on a page that was opened without its content security policy. */
async function objections(page: Page): Promise<unknown> {
  await page.evaluate(AXE);
  return await page.evaluate(async () => {
    const { violations } = await (
      globalThis as unknown as {
        axe: {
          run: () => Promise<{
            violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
          }>;
        };
      }
    ).axe.run();
    return violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ''}`),
    ]);
  });
}

describe('The built site', () => {
  test.each(['/en', '/fr', '/es', '/us', '/en/404', '/fr/generic?context=thankyou', '/en/kit'])(
    '%s hydrates under the content security policy without complaint',
    async path => {
      const { page, complaints } = await visit(path);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  test('shows its heading and menu without scripts', async () => {
    const { page } = await visit('/fr', { javaScriptEnabled: false });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('idée');
    expect(await page.getByRole('navigation', { name: 'Principal' }).count()).toBe(1);
    await page.context().close();
  });

  test('leads the root address to the language of the browser', async () => {
    const { page } = await visit('/', { locale: 'fr-FR' });
    await page.waitForURL('**/fr');
    await page.context().close();
  });

  test.each([
    ['/fr/index.html', '/fr'],
    ['/France/404', '/fr/404'],
    ['/GB/404.html', '/gb/404'],
    ['/en/market#/projects/01a', '/en/projects/01a'],
  ])('leads %s to %s', async (from, to) => {
    const { page } = await visit(from);
    await page.waitForFunction(path => location.pathname === path, to);
    await page.context().close();
  });

  test('keeps the page when the language changes, and remembers the choice', async () => {
    const { page } = await visit('/en/404');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
    await page.waitForURL('**/es/404');
    await page.getByRole('heading', { level: 1, name: 'Página no encontrada' }).waitFor();
    await page.waitForFunction(() => document.documentElement.lang === 'es');
    await page.goto(site.origin);
    await page.waitForURL('**/es');
    await page.context().close();
  });

  test('keeps the chosen theme over a reload, from the first paint on', async () => {
    const { page } = await visit('/en');
    await page.getByRole('button', { name: /^Theme/ }).click();
    await page.getByRole('button', { name: 'Dark' }).click();
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(23, 26, 21)',
    );
    await page.context().close();
  });

  test('offers the visitor the version of their country once', async () => {
    const { page } = await visit('/en', { locale: 'fr-FR' });
    await page.getByRole('link', { name: 'Voir Cairn en France' }).click();
    await page.waitForURL('**/fr');
    await page.goto(`${site.origin}/en`);
    await expect
      .poll(() => page.getByRole('link', { name: 'Voir Cairn en France' }).count(), { timeout: 5000 })
      .toBe(0);
    await page.context().close();
  });

  test('shows the privacy notice until it is read', async () => {
    const { page } = await visit('/en');
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => page.getByRole('button', { name: 'Got it' }).count(), { timeout: 5000 }).toBe(0);
    await page.context().close();
  });

  test('opens its navigation in a drawer on a small screen and closes it with Escape', async () => {
    const { page } = await visit('/en', { viewport: { width: 390, height: 800 } });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Owners' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.context().close();
  });

  test('says that a page cannot be shown without a network, and shows it when the network is back', async () => {
    const { page } = await visit('/en');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Join Cairn' }).click();
    await page.getByRole('heading', { name: 'We couldn’t load this page' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Bring your own stone' }).waitFor();
    await page.context().close();
  });

  test.each([320, 390, 820, 1024])('does not scroll sideways at %i px', async width => {
    for (const path of ['/en', '/fr', '/es', '/en/kit']) {
      const { page } = await visit(path, { viewport: { width, height: 900 } });
      const { wide, room } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        room: innerWidth,
      }));
      expect(wide, path).toBeLessThanOrEqual(room);
      await page.context().close();
    }
  });

  test('changes the slogan by its buttons and stops changing when paused', async () => {
    const { page } = await visit('/en');
    await page.getByRole('button', { name: 'Next slogan' }).click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Add your stone');
    await page.getByRole('button', { name: 'Pause the slogans' }).click();
    await page.getByRole('button', { name: 'Play the slogans' }).waitFor();
    await page.context().close();
  });

  test('shows a toast, holds it while it has focus, and dismisses it with Escape', async () => {
    const { page } = await visit('/en/kit');
    await page.getByRole('button', { name: 'Show an error' }).click();
    const toast = page.getByRole('alert');
    await toast.waitFor();
    await page.keyboard.press('Escape');
    await toast.waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('asks before something final, with the safe answer focused, and gives focus back', async () => {
    const { page } = await visit('/en/kit');
    await page.getByRole('button', { name: 'Ask first' }).click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Keep her');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ask first');
    await page.context().close();
  });

  test('moves between tabs with the arrow keys', async () => {
    const { page } = await visit('/en/kit');
    await page.getByRole('tab', { name: /Roles/ }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('tabpanel').textContent()).toBe('Five people build it.');
    await page.context().close();
  });
});

describe('Moving through the site', () => {
  const toMarket = (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects', exact: true });
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('back and forward return to where one was, other pages start at their top', async () => {
    const { page } = await visit('/en/generic?context=guide', { viewport: { width: 1280, height: 300 } });
    await page.evaluate(() => window.scrollTo(0, 500));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'All projects' })
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/en/market');
    await heading(page).waitFor();
    await page.waitForFunction(() => window.scrollY === 0 && document.activeElement?.id === 'main');

    await page.goBack();
    await page.waitForFunction(() => location.pathname === '/en/generic' && window.scrollY === 500);
    await page.goForward();
    await page.waitForFunction(() => location.pathname === '/en/market' && window.scrollY === 0);
    await page.context().close();
  });

  test('keeps the former page until the next one is here', async () => {
    const { page } = await visit('/en/404');
    let letThrough = () => undefined as void;
    const held = new Promise<void>(resolve => {
      letThrough = resolve;
    });
    await page.route('**/assets/MarketPage-*.js', async route => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/assets/MarketPage-*.js');
    await toMarket(page).click();
    await asked;
    expect(await heading(page).textContent()).toBe('We can’t find this page');
    expect(new URL(page.url()).pathname).toBe('/en/404');

    letThrough();
    await page.locator('main .market').waitFor();
    expect(new URL(page.url()).pathname).toBe('/en/market');
    await page.context().close();
  });

  test('says when a page cannot be brought, and brings it with the next attempt', async () => {
    const { page } = await visit('/en/404');
    await page.route('**/assets/MarketPage-*.js', route => route.abort());
    await toMarket(page).click();
    await page.getByRole('heading', { name: 'We couldn’t load this page' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/en/market');

    await page.unroute('**/assets/MarketPage-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('main .market').waitFor();
    await page.context().close();
  });

  test('works without the code that only comes after the first view', async () => {
    const { page } = await visit('/en/404', {}, async page => {
      await page.route('**/assets/later-*.js', route => route.abort());
    });
    await toMarket(page).click();
    await page.waitForURL('**/en/market');
    await page.locator('main .market').waitFor();
    await page.context().close();
  });

  test('asks for a project before its own code is here, and only once', async () => {
    let asked = () => undefined as void;
    const isAsked = new Promise<void>(resolve => {
      asked = resolve;
    });
    const calls: string[] = [];
    const { page } = await visit('/en/projects/nothing-here', {}, async page => {
      await mockApi(page, { getProject: () => ({ refuse: 'PROJECT_NOT_FOUND' }) });
      page.on('request', request => {
        const { pathname } = new URL(request.url());
        if (!pathname.startsWith('/api/projects/')) return;
        calls.push(pathname);
        asked();
      });
      await page.route('**/assets/app-*.js', async route => {
        await isAsked;
        await route.continue();
      });
    });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(calls).toHaveLength(1);
    await page.context().close();
  });
});
