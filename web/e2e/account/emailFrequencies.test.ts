import { describe, expect, test } from 'vitest';
import { SavedSearchID } from '#shared/ids.ts';
import { defaultFrequencies } from '#shared/notificationSettings.ts';
import { accountServer, user, visitor } from '#web/testing/account.ts';
import { Refusal, unreachable } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';

const pages = openPages();

const preferences = {
  getNotificationPreferences: () => ({ email: defaultFrequencies }),
  listSavedSearches: () => ({ items: [] }),
  listFollows: () => ({ items: [] }),
};

describe('Email notifications', () => {
  test('what was chosen stays after a failure, and can be saved again', async () => {
    const saves = [
      new Refusal('DEPENDENCY_UNAVAILABLE'),
      { email: { ...defaultFrequencies, comments: 'weekly' as const } },
    ];
    const { page, requestsTo } = await pages.open(
      '/en/notification-settings',
      accountServer({ ...preferences, saveNotificationPreferences: () => saves.shift() ?? unreachable }),
      user,
    );
    const weekly = page
      .getByRole('group', { name: 'Emails about: Comments' })
      .getByRole('button', { name: 'Weekly' });
    await weekly.click();
    await page.getByText('We couldn’t save your choice: Comments').waitFor();
    expect(await weekly.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();

    expect(await weekly.getAttribute('aria-pressed')).toBe('true');
    const sent = requestsTo('saveNotificationPreferences').map(({ body }) => body);
    expect(sent).toEqual([0, 1].map(() => expect.objectContaining({ email: { comments: 'weekly' } })));
  });

  test('are stopped by a link only on request, without a session, and the change can be undone', async () => {
    const email = { comments: 'daily', reports: 'daily' } as const;
    const tides = SavedSearchID.parse('tides');
    const searches = [{ SavedSearchID: tides, name: 'Tides', email: true }];
    const { page, requestsTo } = await pages.open(
      '/en/unsubscribe?token=lucia.daily.signature',
      {
        getSubscription: () => ({ scope: 'daily', email, searches }),
        saveSubscription: ({ body }) => ({ scope: 'daily', ...Object(body), searches }),
      },
      visitor,
    );
    await page.getByText('This digest contains: Comments, Reports, Saved search “Tides”.').waitFor();
    expect(requestsTo('saveSubscription')).toEqual([]);
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await page.getByRole('heading', { name: 'Stopped' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'Emails are on again' }).waitFor();

    const sent = requestsTo('saveSubscription').map(({ body }) => body);
    expect(sent).toMatchObject([
      { email: { comments: 'never', reports: 'never' }, searches: [{ SavedSearchID: tides, email: false }] },
      { email, searches: [{ SavedSearchID: tides, email: true }] },
    ]);
  });

  test('a link that is not ours says so and leads to the choices', async () => {
    const { page } = await pages.open(
      '/en/unsubscribe?token=forged',
      {
        getSubscription: () => new Refusal('UNSUBSCRIBE_LINK_INVALID'),
      },
      visitor,
    );
    await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
    const link = page.getByRole('link', { name: 'Choose what you receive' });
    expect(await link.getAttribute('href')).toBe('/en/notification-settings');
  });
});
