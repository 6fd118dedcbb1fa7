import { describe, expect, test } from 'vitest';
import { defaultFrequencies } from '#shared/notificationSettings.ts';
import type { MockAnswer } from '../mockApi.ts';
import { callsOf, openAccount } from './openAccount.ts';

const { visit } = openAccount();

const preferences = { getNotificationPreferences: () => ({ data: { email: defaultFrequencies } }) };

describe('Email notifications', () => {
  test('what was chosen stays after a failure, and can be saved again', async () => {
    const saves: MockAnswer[] = [
      { refuse: 'DEPENDENCY_UNAVAILABLE' },
      { data: { email: { ...defaultFrequencies, comments: 'weekly' } } },
    ];
    const { page, requests } = await visit(
      '/en/notification-settings',
      { ...preferences, saveNotificationPreferences: () => saves.shift() ?? 'unreachable' },
      { as: 'ines' },
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
    const sent = callsOf(requests, 'saveNotificationPreferences').map(({ body }) => body);
    expect(sent).toEqual([0, 1].map(() => expect.objectContaining({ email: { comments: 'weekly' } })));
  });

  test('are stopped by a link only on request, without a session, and the change can be undone', async () => {
    const email = { comments: 'daily', reports: 'daily' };
    const { page, requests } = await visit('/en/unsubscribe?token=ines.daily.signature', {
      getSubscription: () => ({ data: { scope: 'daily', email } }),
      saveSubscription: body => ({ data: { scope: 'daily', ...Object(body) } }),
    });
    await page.getByText('This digest contains: Comments, Reports.').waitFor();
    expect(callsOf(requests, 'saveSubscription')).toEqual([]);
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await page.getByRole('heading', { name: 'Stopped' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'Emails are on again' }).waitFor();

    const sent = callsOf(requests, 'saveSubscription').map(({ body }) => body);
    expect(sent).toMatchObject([{ email: { comments: 'never', reports: 'never' } }, { email }]);
  });

  test('a link that is not ours says so and leads to the choices', async () => {
    const { page } = await visit('/en/unsubscribe?token=forged', {
      getSubscription: () => ({ refuse: 'UNSUBSCRIBE_LINK_INVALID' }),
    });
    await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
    const link = page.getByRole('link', { name: 'Choose what you receive' });
    expect(await link.getAttribute('href')).toBe('/en/notification-settings');
  });
});
