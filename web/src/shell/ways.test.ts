import { describe, expect, test } from 'vitest';
import { axeViolations, openPages } from '#web/testing/openPages.ts';

const pages = openPages();
const visitor = { signedIn: false };

describe('Ways back', () => {
  test('lead from “Sign in” in the header to where the visitor was, with search and all', async () => {
    const { page } = await pages.open('/en/market?search=lamp', {}, visitor);
    const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
    await expect
      .poll(() => signIn.getAttribute('href'))
      .toBe('/en/signin?next=%2Fen%2Fmarket%3Fsearch%3Dlamp');

    await signIn.click();
    await page.waitForURL('**/en/signin?**');
    expect(await signIn.getAttribute('href')).toBe('/en/signin?next=%2Fen%2Fmarket%3Fsearch%3Dlamp');
    await pages.goTo(page, '/en');
    await expect.poll(() => signIn.getAttribute('href')).toBe('/en/signin');
  });

  test('follow a change of language', async () => {
    const { page } = await pages.open('/en/signin?next=%2Fen%2Fnotifications%3Fpage%3D2', {}, visitor);
    const french = page.getByRole('contentinfo').getByRole('link', { name: 'Français' });
    await expect
      .poll(() => french.getAttribute('href'))
      .toBe('/fr/signin?next=%2Ffr%2Fnotifications%3Fpage%3D2');
  });
});

describe('An address without a page', () => {
  test('offers a search for projects', async () => {
    const { page, requestsTo } = await pages.open('/en/nowhere', {}, visitor);
    await page.getByRole('heading', { level: 1, name: 'We can’t find this page' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('main').getByRole('searchbox', { name: 'Search projects' }).fill(' lamp ');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/market?search=lamp');
    await expect.poll(() => requestsTo('listProjects').at(-1)?.query['search']).toBe('lamp');
  });

  test.each([
    ['/market?search=faro', '/es/market?search=faro'],
    ['/de/Market/', '/es/market'],
    ['/index.html', '/es'],
  ])('becomes one in the language of the visitor: %s', async (asked, shown) => {
    const { page } = await pages.open(asked, {}, { ...visitor, locale: 'es-ES' });
    await page.waitForURL(`**${shown}`);
    await page.locator('html[lang="es-ES"], html[lang="es"]').waitFor({ state: 'attached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
