import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { focusedText, newcomer } from '#web/testing/account.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { untilComplete, untilFontsLoaded, untilHydrated, untilLive } from '#web/testing/waits.ts';

const pages = openPages();

describe('The built site', () => {
  test.each([
    '/en',
    '/fr',
    '/es',
    '/us',
    '/en/404',
    '/fr/generic?context=thankyou',
    '/es/generic/guide',
    '/en/kit',
  ])('%s hydrates under the content security policy without errors', async path => {
    const { page, problems } = await pages.open(path, {}, newcomer);
    await untilComplete(page);
    expect(problems).toEqual([]);
  });

  test('shows its heading and menu without JavaScript', async () => {
    const { page } = await pages.open('/fr', {}, { ...newcomer, javaScriptEnabled: false, until: 'loaded' });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('idée');
    expect(await page.getByRole('navigation', { name: 'Principal' }).count()).toBe(1);
  });

  test('asks for the styles of a complete page before its scripts, which have a low priority', async () => {
    const html = await (await fetch(`${pages.origin}/en/market`)).text();
    const head = html.slice(0, html.indexOf('</head>'));
    const lastStyle = head.lastIndexOf('<link rel="stylesheet"');
    const scripts = [...head.matchAll(/<script [^>]*src=[^>]*>|<link [^>]*modulepreload[^>]*>/g)];

    expect(scripts.length).toBeGreaterThan(2);
    for (const { 0: tag, index } of scripts) {
      expect(index).toBeGreaterThan(lastStyle);
      expect(tag).toContain('fetchpriority="low"');
    }
  });

  test.each(['/en', '/en/404', '/en/signup'])(
    'has the same header and footer at %s before its code has loaded',
    async path => {
      const viewport = { width: 412, height: 823 };
      const layoutOf = async (page: Page) => {
        await untilFontsLoaded(page);
        const header = await page.locator('header.head').boundingBox();
        const footer = await page.locator('footer').boundingBox();
        return { headerTop: header?.y, headerHeight: header?.height, footerHeight: footer?.height };
      };
      const { page: prerendered } = await pages.open(
        path,
        {},
        {
          ...newcomer,
          viewport,
          prepare: page => page.route('**/assets/*.js', route => route.abort()),
          until: 'loaded',
        },
      );
      const { page: loaded } = await pages.open(path, {}, { ...newcomer, viewport });
      await untilLive(loaded);
      const layout = await layoutOf(loaded);
      expect(layout).toEqual({
        headerTop: 0,
        headerHeight: expect.any(Number),
        footerHeight: expect.any(Number),
      });
      expect(await layoutOf(prerendered)).toEqual(layout);
    },
  );

  test('shows the privacy notice before its code has loaded, but not to visitors who have dismissed it', async () => {
    const dismiss = (page: Page) =>
      page.getByRole('complementary', { name: 'Privacy notice' }).getByRole('button', { name: 'Got it' });
    const { page } = await pages.open('/en/404', {}, newcomer);
    const styleOfNotice = () =>
      page.locator('.privacy > .alert').evaluate(element => getComputedStyle(element).display);
    await page.route('**/assets/*.js', route => route.abort());
    await page.reload();
    await dismiss(page).waitFor();
    expect(await styleOfNotice()).toBe('grid');

    await page.unroute('**/assets/*.js');
    await page.reload();
    await dismiss(page).click();
    await dismiss(page).waitFor({ state: 'hidden' });
    await page.route('**/assets/*.js', route => route.abort());
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await dismiss(page).isVisible()).toBe(false);
  });

  test.each(['/fr/reputation', '/fr/authors', '/fr/proposal', '/fr/signin', '/fr/generic/thankyou'])(
    '%s says without JavaScript that it needs it, and shows no notice that could not be dismissed',
    async path => {
      const { page } = await pages.open(path, {}, { ...newcomer, javaScriptEnabled: false, until: 'loaded' });
      // Playwright's search for texts leaves out the content of `noscript`.
      const notice = page.locator('main noscript p').first();
      await notice.waitFor();
      expect(await notice.textContent()).toContain('Activez JavaScript');
      expect(await page.locator('.privacy').isVisible()).toBe(false);
      expect(await page.locator('.skel').first().isVisible()).toBe(false);
    },
  );

  test("redirects the root to the browser's language", async () => {
    const { page } = await pages.open('/', {}, { ...newcomer, locale: 'fr-FR' });
    await page.waitForURL('**/fr');
  });

  test.each([
    ['/fr/index.html', '/fr'],
    ['/France/404', '/fr/404'],
    ['/GB/404.html', '/gb/404'],
    ['/en/market#/projects/01a', '/en/projects/01a'],
    ['/#/projects/01a', '/gb/projects/01a'],
    ['/#/authors/7', '/gb/authors/7'],
    ['/united-kingdom/market.html#/projects/01a', '/gb/projects/01a'],
    ['/#owners', '/gb'],
  ])('redirects %s to %s', async (from, to) => {
    const answers = {
      getProject: () => new Refusal('PROJECT_NOT_FOUND'),
      getAuthor: () => new Refusal('AUTHOR_NOT_FOUND'),
    };
    const { page } = await pages.open(from, answers, newcomer);
    await page.waitForFunction(path => location.pathname === path, to);
  });

  test('keeps the page when the language is changed, and remembers the choice', async () => {
    const { page } = await pages.open('/en/404', {}, newcomer);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
    await page.waitForURL('**/es/404');
    await page.getByRole('heading', { level: 1, name: 'Página no encontrada' }).waitFor();
    await page.waitForFunction(() => document.documentElement.lang === 'es');
    await page.goto(pages.origin);
    await page.waitForURL('**/es');
  });

  test('keeps the chosen theme after a reload, from the first paint', async () => {
    const { page } = await pages.open('/en', {}, newcomer);
    await page.getByRole('button', { name: /^Theme/ }).click();
    await page.getByRole('button', { name: 'Dark' }).click();
    await page.locator('html[data-theme=dark]').waitFor();
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(23, 26, 21)',
    );
  });

  test('offers visitors the version of their country once', async () => {
    const { page } = await pages.open('/en', {}, { ...newcomer, locale: 'fr-FR' });
    await page.getByRole('link', { name: 'Voir Cairn en France' }).click();
    await page.waitForURL('**/fr');
    await pages.goTo(page, '/en');
    expect(await page.getByRole('link', { name: 'Voir Cairn en France' }).count()).toBe(0);
  });

  test.each([
    ['fr-BE', '/en', 'Your browser is set to French. Voir Cairn en français', '/fr'],
    ['es-MX', '/fr/market', 'Votre navigateur est réglé en espagnol. Ver Cairn en español', '/es/market'],
    ['en-AU', '/es', 'Tu navegador está configurado en inglés. See Cairn in English', '/en'],
  ])(
    'offers visitors whose browser is set to %s the version in their language',
    async (locale, path, words, to) => {
      const { page } = await pages.open(path, {}, { ...newcomer, locale });
      const strip = page.locator('.region:visible');
      expect((await strip.textContent())?.trim()).toBe(words);
      await strip.getByRole('link').click();
      await page.waitForURL(`**${to}`);
      expect(await strip.count()).toBe(0);
    },
  );

  test.each(['fr-BE', 'fr-CA', 'pt-BR'])('offers nothing better to a browser set to %s', async locale => {
    const { page } = await pages.open('/fr', {}, { ...newcomer, locale });
    await untilHydrated(page);
    expect(await page.locator('.region:visible').count()).toBe(0);
  });

  test('shows the privacy notice until it is dismissed', async () => {
    const { page } = await pages.open('/en', {}, newcomer);
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.getByRole('button', { name: 'Got it' }).waitFor({ state: 'detached' });
    await page.reload();
    await untilHydrated(page);
    await expect.poll(() => page.getByRole('button', { name: 'Got it' }).count()).toBe(0);
  });

  test('opens its navigation in a drawer on a small screen and closes it with Escape', async () => {
    const { page } = await pages.open('/en', {}, { ...newcomer, viewport: { width: 390, height: 800 } });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Owners' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test('explains that a page cannot be shown offline, and shows it once the network is back', async () => {
    const { page } = await pages.open('/en', {}, newcomer);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Join Cairn' }).click();
    await page.getByRole('heading', { name: 'We couldn’t load this page' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Bring your own stone' }).waitFor();
  });

  test('changes the slogan by its buttons, and stops rotating when paused', async () => {
    const { page } = await pages.open('/en', {}, newcomer);
    await page.getByRole('button', { name: 'Next slogan' }).click();
    await page.getByRole('region', { name: 'Slogans' }).getByText('Add your stone').waitFor();
    await page.getByRole('button', { name: 'Pause the slogans' }).click();
    await page.getByRole('button', { name: 'Play the slogans' }).waitFor();
  });

  test('shows a toast, keeps it while focused, and dismisses it with Escape', async () => {
    const { page } = await pages.open('/en/kit', {}, newcomer);
    await page.getByRole('button', { name: 'Show an error' }).click();
    const toast = page.getByRole('status').getByText('The payment did not go through');
    await toast.waitFor();
    await page.keyboard.press('Escape');
    await toast.waitFor({ state: 'detached' });
  });

  test('asks before irreversible actions, with the safe choice focused, and restores the focus', async () => {
    const { page } = await pages.open('/en/kit', {}, newcomer);
    await page.getByRole('button', { name: 'Ask first' }).click();
    await expect.poll(() => focusedText(page)).toBe('Keep her');
    await page.keyboard.press('Escape');
    await expect.poll(() => focusedText(page)).toBe('Ask first');
  });

  test('moves between tabs with the arrow keys', async () => {
    const { page } = await pages.open('/en/kit', {}, newcomer);
    await page.getByRole('tab', { name: /Roles/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByRole('tabpanel').textContent()).toBe('Five people build it.');
  });
});
