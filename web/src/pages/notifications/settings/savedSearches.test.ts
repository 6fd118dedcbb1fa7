import { expect, test } from 'vitest';
import type { SavedSearch } from '#shared/entities/savedSearch.ts';
import { ProjectID, SavedSearchID } from '#shared/ids.ts';
import { defaultFrequencies } from '#shared/notificationSettings.ts';
import { type ApiRequest, Refusal } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aProject, aSavedSearch } from '#web/testing/samples.ts';

const pages = openPages();

const open = async (saved: SavedSearch[], more = {}) =>
  await pages.open(
    '/en/notification-settings#searches',
    {
      getNotificationPreferences: () => ({ email: defaultFrequencies }),
      listSavedSearches: () => ({ items: saved }),
      listFollows: () => ({ items: [] }),
      saveSearch: ({ body }: ApiRequest) => {
        const changed = aSavedSearch({ ...saved[0], ...Object(body) });
        saved[0] = changed;
        return changed;
      },
      deleteSavedSearch: () => {
        saved.shift();
      },
      ...more,
    },
    { signedIn: true },
  );

test('The list says where each search looks and how it is told, opens its list, changes and deletes it', async () => {
  const other = aSavedSearch({
    SavedSearchID: SavedSearchID.parse('bread'),
    name: 'Bread',
    frequency: 'never',
    query: { ...aSavedSearch().query, list: 'roles', search: '', country: [], hours: ['5'] },
  });
  const { page } = await open([aSavedSearch(), other]);
  const row = page.getByRole('listitem').filter({ hasText: 'Tides' });
  await row.getByText('Daily, in the app').waitFor();
  const roles = page.getByRole('listitem').filter({ hasText: 'Bread' });
  await roles.getByText('Roles').waitFor();
  await roles.getByText('Not told').waitFor();
  expect(await roles.getByRole('link', { name: 'Bread' }).getAttribute('href')).toBe(
    '/en/roles?skill=developers&hours=5',
  );
  expect(await row.getByRole('link', { name: 'Tides' }).getAttribute('href')).toBe(
    '/en/market?search=tidal+energy&skill=developers&country=FR&sort=newest',
  );
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Saved searches');

  await row.getByRole('button', { name: 'Change “Tides”' }).click();
  await page.getByRole('checkbox', { name: /digest/ }).check();
  await page.getByRole('checkbox', { name: /in the app/ }).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await row.getByText('Daily, by email').waitFor();

  await row.getByRole('button', { name: 'Delete “Tides”' }).click();
  await page.getByRole('dialog', { name: 'Delete “Tides”?' }).getByRole('button', { name: 'Delete' }).click();
  await row.waitFor({ state: 'detached' });
});

test('An empty list says how to save a search, a failed one can be loaded again', async () => {
  const answers = [new Refusal('DEPENDENCY_UNAVAILABLE'), { items: [] }];
  const { page } = await open([], { listSavedSearches: () => answers.shift() ?? { items: [] } });
  await page.getByText('We couldn’t load your saved searches').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('You haven’t saved a search yet.').waitFor();
});

test('A link to the saved searches stays at them, although the list above them arrives later', async () => {
  const followed = Array.from({ length: 20 }, (_, index) => ({
    kind: 'project' as const,
    project: aProject({ ProjectID: ProjectID.parse(`p-${index}`), name: `Project ${index + 1}` }),
    since: '2026-11-20T10:00:00.000Z',
  }));
  let arrive = () => {};
  const arrived = new Promise<void>(resolve => {
    arrive = resolve;
  });
  const { page } = await open([aSavedSearch()], {
    listFollows: async () => {
      await arrived;
      return { items: followed };
    },
  });
  const heading = page.getByRole('heading', { name: 'Saved searches' });
  const top = async () => (await heading.boundingBox())?.y ?? Number.NaN;
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Saved searches');
  arrive();
  await expect.poll(() => page.getByRole('button', { name: /^Stop following/ }).count()).toBe(20);
  await expect.poll(top).toBeLessThan(400);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
});
