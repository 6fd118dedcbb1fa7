import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openContexts } from '#web/testing/openContexts.ts';
import { type EnvironmentProcess, startEnvironmentProcess } from '../journey/environmentProcess.ts';

/** Public pages in a browser without scripts. */
let site: EnvironmentProcess;
beforeAll(async () => {
  site = await startEnvironmentProcess({ demo: true });
});
afterAll(() => site?.close());

const newContext = openContexts();

async function open(path: string, width = 1280) {
  const context = await newContext({ javaScriptEnabled: false, viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.goto(site.url + path);
  return page;
}

test('words, filters and pages work as a form and as links', async () => {
  const page = await open('/en/market');
  const names = page.locator('.cards h2');
  const all = await names.allTextContents();
  expect(all).toHaveLength(20);
  await page.getByRole('link', { name: 'Next' }).click();
  const second = await names.allTextContents();
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter(name => all.includes(name))).toEqual([]);
  await page.getByRole('link', { name: 'Previous' }).click();
  expect(await names.allTextContents()).toEqual(all);

  await page.getByRole('searchbox').fill('porch light');
  await page.getByRole('button', { name: 'Search' }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/matching project/);
  expect(await names.first().textContent()).toBe('Porch Light');
  expect(await page.getByRole('searchbox').inputValue()).toBe('porch light');

  // Signing in needs scripts.
  expect(await page.getByRole('link', { name: 'Save search (you’ll sign in first)' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await page.getByRole('checkbox', { name: /^France/ }).check();
  await page.getByRole('checkbox', { name: /^Spain/ }).check();
  await page.getByRole('button', { name: 'Show projects' }).click();
  expect(new URL(page.url()).searchParams.getAll('country')).toEqual(['FR', 'ES']);
  expect(await page.getByRole('checkbox', { name: /^France/ }).isChecked()).toBe(true);
  expect(
    await page
      .getByRole('checkbox', { name: /^United/ })
      .first()
      .isChecked(),
  ).toBe(false);
  expect(Number((await page.getByRole('heading', { level: 1 }).textContent())?.match(/\d+/)?.[0])).toBe(
    await names.count(),
  );
});

test('open roles are found by words, place and hours', async () => {
  const page = await open('/en/roles');
  const number = async () =>
    Number((await page.getByRole('heading', { level: 1 }).textContent())?.match(/\d+/)?.[0]);
  const all = await number();
  await page.getByRole('checkbox', { name: /^Remote/ }).check();
  await page.getByRole('radio', { name: /^Up to 5/ }).check();
  await page.getByRole('button', { name: 'Show roles' }).click();
  expect(new URL(page.url()).searchParams.get('workplace')).toBe('remote');
  expect(await page.getByRole('checkbox', { name: /^Remote/ }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: /^Up to 5/ }).isChecked()).toBe(true);
  expect(await number()).toBeGreaterThan(0);
  expect(await number()).toBeLessThan(all);
  expect(await page.locator('.roles > li').count()).toBe(Math.min(await number(), 20)); // of the first page
});

test('people are found by words, country and points', async () => {
  const page = await open('/en/authors');
  const number = async () =>
    Number((await page.getByRole('heading', { level: 1 }).textContent())?.match(/\d+/)?.[0]);
  const all = await number();
  await page.getByRole('checkbox', { name: /^France/ }).check();
  await page.getByRole('radio', { name: /^At least 500/ }).check();
  await page.getByRole('button', { name: 'Show people' }).click();
  expect(new URL(page.url()).searchParams.get('country')).toBe('FR');
  expect(await page.getByRole('radio', { name: /^At least 500/ }).isChecked()).toBe(true);
  expect(await number()).toBeGreaterThan(0);
  expect(await number()).toBeLessThan(all);
  expect(await number()).toBe(await page.locator('.people > li').count());
});

test('what was meant is said, and filters are there on a phone', async () => {
  const page = await open('/en/market?search=tidewach', 390);
  await page.getByText('Showing results for').waitFor();
  expect(await page.getByRole('checkbox', { name: /^France/ }).isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a visitor who saves a search before the page is hydrated comes back to it', async () => {
  const html = await (await fetch(`${site.url}/en/market?search=light`)).text();
  const saving = /<a [^>]*save-search-button[^>]*>/.exec(html)?.[0];
  expect(saving).toContain(`href="/en/signin?next=${encodeURIComponent('/en/market?search=light')}"`);
});

test.each([
  ['/en/market?country=FR%2CES&sort=newest', '/fr/market?country=ES%2CFR&sort=newest'],
  ['/en/projects/porch-light/porch-light', '/fr/projects/porch-light/porch-light'],
  ['/en/authors/mei', '/fr/authors/mei'],
])('the languages at the foot of %s lead to the same page', async (path, inFrench) => {
  const page = await open(path);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(inFrench);
  await page.locator('html[lang=fr]').waitFor();
});

test('search engines keep the market, not what somebody searched for', async () => {
  const robots = async (path: string) => {
    const html = await (await fetch(site.url + path)).text();
    return [
      /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
      /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replace(site.url, ''),
    ];
  };
  expect((await robots('/en/market?search=light'))[0]).toContain('noindex');
  expect(await robots('/en/market?country=GB')).toEqual([undefined, '/en/market']);
  expect(await robots('/en/market')).toEqual([undefined, '/en/market']);
});

test('the pages say what they are about, with their address and languages', async () => {
  const inEveryLanguage = ['en', 'en-GB', 'en-US', 'fr', 'es', 'x-default'];
  for (const [path, heading, canonicalPath = path, languages = inEveryLanguage] of [
    ['/en', 'Where ideas find a team and funding'],
    ['/fr/market', /projets/],
    ['/es/roles', /roles abiertos/],
    ['/es/projects/tidewatch', 'Tidewatch'],
    [
      '/es/projects/porch-light',
      'Porch Light',
      '/en/projects/porch-light',
      ['en', 'en-GB', 'en-US', 'x-default'],
    ],
    ['/us/authors/mei', 'Mei Tanaka', undefined, ['en', 'en-GB', 'en-US', 'x-default']],
    ['/es/authors/mei', 'Mei Tanaka', '/en/authors/mei', ['en', 'en-GB', 'en-US', 'x-default']],
  ] as const) {
    const context = await newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const answer = await page.goto(site.url + path);
    expect(answer?.status()).toBe(200);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical?.startsWith(site.url + canonicalPath)).toBe(true);
    const alternates = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll(all => all.map(one => one.getAttribute('hreflang')));
    expect(alternates.toSorted()).toEqual(languages.toSorted());
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    const shown = await page.request.get(picture ?? '');
    expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    const data: unknown = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    );
    expect(data).toHaveProperty('@context', 'https://schema.org');
  }
});

test.each([
  ['/fr/generic/thankyou', 'Votre pierre est posée · Cairn'],
  ['/fr/generic/thankyousubmit', 'Votre idée est en route · Cairn'],
  ['/fr/generic/thankyousubscription', 'Votre formule a commencé · Cairn'],
])('%s is served with its own title', async (path, title) => {
  const html = await (await fetch(site.url + path)).text();
  expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toBe(title);
});

test.each(['/generic/faq', '/about', '/market', '/projects/porch-light/porch-light'])(
  'the links to other languages lead to the same page: %s',
  async path => {
    const page = await open(`/fr${path}`);
    const links = page.locator('footer .langs a');
    expect(await links.evaluateAll(all => all.map(link => link.getAttribute('href')))).toEqual(
      ['en', 'gb', 'us', 'fr', 'es'].map(lang => `/${lang}${path}`),
    );
  },
);

test('another site shows the card of a project that it has found by oEmbed', async () => {
  const page = await (await newContext()).newPage();
  const problems: string[] = [];
  page.on('console', message => problems.push(message.text()));
  await page.goto(`${site.url}/en/projects/porch-light`);
  const description = await page.locator('link[type="application/json+oembed"]').getAttribute('href');
  const { html } = await (await page.request.get(description ?? '')).json();

  problems.splice(0);
  const elsewhere = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">${html}`);
  });
  await once(elsewhere.listen(0, '127.0.0.1'), 'listening');
  const address = elsewhere.address();
  await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
  const card = page.frameLocator('iframe');
  await card.getByRole('heading', { name: 'Porch Light' }).waitFor();
  const link = card.getByRole('link');
  expect(await link.getAttribute('href')).toBe(`${site.url}/en/projects/porch-light/porch-light?ref=embed`);
  const looks = await link.evaluate(one => getComputedStyle(one).borderRadius);
  expect(looks).toBe('8px'); // the policy lets its styles through
  expect(problems).toEqual([]);
  const height = await card.locator('body').evaluate(one => one.scrollHeight);
  expect(height).toBeLessThanOrEqual(500);
  elsewhere.close();
});
