import { describe, expect, test } from 'vitest';
import type { SavedSearch } from '#shared/entities/savedSearch.ts';
import { market } from '#web/testing/aMarket.ts';
import { type Answers, type ApiRequest, Refusal } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { anOpenRole, roleCounts } from '#web/testing/roleSamples.ts';
import { aSavedSearch, marketCounts } from '#web/testing/samples.ts';

const pages = openPages();
const signedIn = { signedIn: true };
const address = '/en/market?search=tidal+energy&skill=developers&country=FR';

/** A server that keeps what is saved. */
function serverWith(saved: SavedSearch[] = []): Answers {
  return {
    ...market,
    listSuggestedProspects: () => ({ items: [] }),
    listSavedSearches: () => ({ items: saved }),
    saveSearch: ({ body, params }: ApiRequest) => {
      const at = saved.findIndex(({ SavedSearchID }) => SavedSearchID === params['SavedSearchID']);
      const search = aSavedSearch({ ...saved[at], ...params, ...Object(body) });
      saved.splice(Math.max(0, at), at < 0 ? 0 : 1, search);
      return search;
    },
  };
}

describe('A search', () => {
  test('is saved with one click under a name made of its words and filters, and then named and chosen for', async () => {
    const { page, requestsTo } = await pages.open(address, serverWith(), signedIn);
    await page.getByRole('button', { name: 'Save search' }).dblclick();
    const dialog = page.getByRole('dialog', { name: 'Search saved' });
    await dialog.waitFor();
    expect(requestsTo('saveSearch').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        name: 'tidal energy · Developers · France',
        query: expect.objectContaining({
          list: 'projects',
          search: 'tidal energy',
          skill: ['developers'],
          country: ['FR'],
          workplace: [],
        }),
        frequency: 'daily',
        inApp: true,
        email: false,
      }),
    ]);

    await dialog.getByLabel('Name').fill('Tides');
    await dialog.getByRole('radio', { name: /^Weekly/ }).check();
    await dialog.getByRole('checkbox', { name: /digest/ }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    const [first, second] = requestsTo('saveSearch');
    expect(second?.params).toEqual(first?.params);
    expect([second?.body]).toEqual([
      expect.objectContaining({ name: 'Tides', frequency: 'weekly', inApp: true, email: true }),
    ]);
    const again = page.getByRole('button', { name: /^Search saved/ });
    await again.click();
    const reopened = page.getByRole('dialog', { name: 'Saved search' });
    expect(await reopened.getByLabel('Name').inputValue()).toBe('Tides');
    await page.keyboard.press('Escape');
    await reopened.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Search saved'));
  });

  test('that has been saved is known again, whatever the order of its filters is; another one can be saved', async () => {
    const { page } = await pages.open(
      '/en/market?country=FR&skill=developers&search=tidal+energy&sort=newest',
      serverWith([aSavedSearch()]),
      signedIn,
    );
    await page.getByRole('button', { name: /^Search saved/ }).waitFor();
    await page.getByRole('button', { name: 'Remove France' }).click();
    await page.getByRole('button', { name: 'Save search' }).waitFor();
  });

  test('that finds nothing can be saved, so that its person is told once there is something', async () => {
    const nothing = { items: [], counts: marketCounts({ matching: 0 }) };
    const { page } = await pages.open(address, { ...serverWith(), listProjects: () => nothing }, signedIn);
    await page.getByRole('heading', { name: 'No projects match your search' }).waitFor();
    expect(await page.getByRole('button', { name: 'Save search' }).count()).toBe(1);
  });

  test('is saved by visitors after they have signed in: the link leads back to the same search', async () => {
    const { page } = await pages.open(address, market);
    const link = page.getByRole('link', { name: 'Save search (you’ll sign in first)' });
    await link.waitFor();
    const to = new URL((await link.getAttribute('href')) ?? '', 'https://cairn.example');
    expect(to.pathname).toBe('/en/signin');
    expect(to.searchParams.get('next')).toBe(address);
  });

  test('of roles is saved with the filters of roles, and known again on their page only', async () => {
    const saved: SavedSearch[] = [];
    const answers = {
      ...serverWith(saved),
      listFeaturedProspects: () => ({ items: [anOpenRole()], counts: roleCounts() }),
    };
    const roles = '/en/roles?search=baker&skill=makers&workplace=remote&hours=5';
    const { page, requestsTo } = await pages.open(roles, answers, signedIn);
    await page.getByRole('button', { name: 'Save search' }).click();
    await page.getByRole('dialog', { name: 'Search saved' }).waitFor();
    expect(requestsTo('saveSearch').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        name: 'baker · Makers and engineers · Remote · Up to 5\u{a0}hours a week',
        query: expect.objectContaining({
          list: 'roles',
          search: 'baker',
          skill: ['makers'],
          workplace: ['remote'],
          hours: ['5'],
          status: [],
        }),
      }),
    ]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Search saved/ }).waitFor();
    await page.goto(new URL('/en/market?search=baker&skill=makers', page.url()).href);
    await page.getByRole('button', { name: 'Save search' }).waitFor();
  });

  test('of the roles of one person cannot be saved', async () => {
    const answers = {
      ...serverWith(),
      getAuthor: () => new Refusal('AUTHOR_NOT_FOUND'),
      listFeaturedProspects: () => ({ items: [anOpenRole()], counts: roleCounts() }),
    };
    const { page } = await pages.open('/en/roles?owner=ada&search=baker', answers, signedIn);
    await page.getByRole('button', { name: /^Remove .*one person/ }).waitFor();
    expect(await page.getByRole('button', { name: 'Save search' }).count()).toBe(0);
  });

  test('without words and filters cannot be saved', async () => {
    const { page } = await pages.open('/en/market', serverWith(), signedIn);
    await page.getByText('Showing 1 to 20 of 45').waitFor();
    expect(await page.getByRole('button', { name: 'Save search' }).count()).toBe(0);
  });

  test('that is one too many is refused, and says what to do', async () => {
    const refused = { saveSearch: () => new Refusal('SEARCH_LIMIT_REACHED', [], { max: 20 }) };
    const { page } = await pages.open(address, { ...serverWith(), ...refused }, signedIn);
    await page.getByRole('button', { name: 'Save search' }).click();
    await page.getByText('The search hasn’t been saved').waitFor();
    await page
      .getByText('You’ve saved 20 searches, as many as can be saved. Delete one of them first.')
      .waitFor();
  });
});
