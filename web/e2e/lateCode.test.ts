import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newcomer } from '#web/testing/account.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const pages = openPages();

const toMarket = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects', exact: true });

test('The home page stays when the code of its drawing cannot be loaded', async () => {
  const { page } = await pages.open(
    '/en',
    {},
    {
      ...newcomer,
      prepare: page => page.route(/assets\/HeroFigure-/, route => route.abort()),
    },
  );
  await page.getByRole('button', { name: 'Next slogan' }).click();
  await page.getByRole('region', { name: 'Slogans' }).getByText('Add your stone').waitFor();
  expect(await page.locator('.hero-fig').count()).toBe(1);
});

test('Code that loads later loads in one way only, which keeps the page around it', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: web }).filter(file =>
    /[^\w.]lazy\(/.test(readFileSync(`${web}${file}`, 'utf8')),
  );
  // a text that cannot be rendered is shown as it was written
  expect(files.toSorted()).toEqual(['src/ui/MarkdownText.tsx', 'src/ui/lazyComponent.tsx']);
});

describe('Navigation', () => {
  test('works without the deferred code', async () => {
    const { page } = await pages.open(
      '/en/404',
      {},
      {
        ...newcomer,
        prepare: page => page.route('**/assets/deferred-*.js', route => route.abort()),
      },
    );
    await toMarket(page).click();
    await page.waitForURL('**/en/market');
    await page.locator('main .finding').waitFor();
  });

  test('does what was clicked in a part whose code had not arrived, once it has', async () => {
    const clicked = Promise.withResolvers<void>();
    const { page } = await pages.open(
      '/en/about',
      {},
      {
        ...newcomer,
        prepare: page =>
          page.route('**/assets/deferred-*.js', async route => {
            await clicked.promise;
            await route.continue();
          }),
        until: 'begun',
      },
    );
    const notice = page.getByRole('complementary', { name: 'Privacy notice' });
    await notice.getByRole('button', { name: 'Got it' }).click();
    clicked.resolve();
    await notice.waitFor({ state: 'detached' });
  });

  test.each([
    ['the footer', 'Español', 'es'],
    ['the invitation to the version of their country', 'Voir Cairn en France', 'fr'],
  ])('remembers the language chosen in %s before its code has arrived', async (_, name, lang) => {
    const chosen = Promise.withResolvers<void>();
    const { page } = await pages.open(
      '/en/404',
      {},
      {
        ...newcomer,
        locale: 'fr-FR',
        prepare: page =>
          page.route('**/assets/deferred-*.js', async route => {
            await chosen.promise;
            await route.continue();
          }),
        until: 'begun',
      },
    );
    await page.getByRole('link', { name }).click();
    await page.waitForURL(`**/${lang}/404`, { waitUntil: 'commit' });
    chosen.resolve();
    await pages.goTo(page, '/en/404');
    expect(await page.evaluate(() => localStorage.getItem('cairn.language'))).toBe(lang);
    const invitation = page.getByRole('link', { name: 'Voir Cairn en France' });
    expect(await invitation.isVisible()).toBe(lang === 'es');
  });

  test.each([
    ['/en/signin?next=%2Fen%2Fmarket%3Fpage%3D2', '/es/signin?next=%2Fes%2Fmarket%3Fpage%3D2'],
    ['/en/projects/nothing-here?ref=poster#roles', '/es/projects/nothing-here?ref=poster#roles'],
  ])('a language chosen at %s before the code has arrived leads to the same address', async (from, to) => {
    const { page } = await pages.open(
      from,
      { getProject: () => new Refusal('PROJECT_NOT_FOUND') },
      {
        ...newcomer,
        prepare: page => page.route('**/assets/deferred-*.js', () => undefined),
        until: 'begun',
      },
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
    await page.waitForURL(`**${to}`, { waitUntil: 'commit' });
  });

  test('requests a project once, before the code of its page has loaded', async () => {
    let markRequested = () => undefined as void;
    const isRequested = new Promise<void>(resolve => {
      markRequested = resolve;
    });
    const calls: string[] = [];
    const { page } = await pages.open(
      '/en/projects/nothing-here',
      { getProject: () => new Refusal('PROJECT_NOT_FOUND') },
      {
        ...newcomer,
        prepare: async page => {
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
        },
      },
    );
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(calls).toHaveLength(1);
  });
});
