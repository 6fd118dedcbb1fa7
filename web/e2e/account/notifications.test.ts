import { describe, expect, test } from 'vitest';
import { NotificationID } from '#shared/ids.ts';
import { accountServer, notification, user } from '#web/testing/account.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';
import { fakeClock, passTimeUntil } from '#web/testing/waits.ts';

const pages = openPages();

describe('Notifications', () => {
  test('are marked as read when their link is followed', async () => {
    const { page, requestsTo } = await pages.open(
      '/en/notifications',
      accountServer({ readNotification: () => ({ ...notification, read: true }) }),
      user,
    );
    await page.getByRole('link', { name: 'Bo gave £15.00 to Tidewatch' }).click();
    await page.waitForURL('**/en/market');
    await expect.poll(() => requestsTo('readNotification')).toHaveLength(1);
  });

  test('have titles that are large enough to press, read or not', async () => {
    const read = { ...notification, NotificationID: NotificationID.parse('n2'), read: true };
    const { page } = await pages.open(
      '/en/notifications',
      accountServer({ listNotifications: () => ({ items: [notification, read], unread: 1 }) }),
      user,
    );
    await expect.poll(() => page.getByRole('link', { name: 'Bo gave £15.00 to Tidewatch' }).count()).toBe(2);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('are shown as they come, with the number in the header', async () => {
    let items = [notification];
    const { page } = await pages.open(
      '/en/notifications',
      accountServer({
        getMe: () => ({ ...aMe, unreadNotifications: items.length }),
        listNotifications: () => ({ items, unread: items.length }),
      }),
      { ...user, prepare: fakeClock },
    );
    await page.getByRole('link', { name: 'Bo gave £15.00 to Tidewatch' }).waitFor();
    const values = { ...notification.values, person: 'Cleo' };
    items = [{ ...notification, NotificationID: NotificationID.parse('n2'), values }, notification];
    await passTimeUntil(page, page.getByRole('link', { name: 'Cleo gave £15.00 to Tidewatch' }));
    await page.getByText('2 unread').waitFor();
  });

  test.each(['projectDenied', 'taskSentBackInWords'] as const)(
    'of %s show what the other person wrote, as it was written',
    async kind => {
      const words = 'Who builds it?\n« Dites-le » & <b>soon</b>.';
      const values = { project: 'Tidewatch', person: 'Cleo', task: 'Draw the tide', words };
      const { page } = await pages.open(
        '/en/notifications',
        accountServer({
          listNotifications: () => ({ items: [{ ...notification, kind, values }], unread: 1 }),
        }),
        user,
      );
      const quote = page.getByRole('blockquote');
      await quote.waitFor();
      expect(await quote.textContent()).toBe(words);
      expect(await quote.getAttribute('dir')).toBe('auto');
    },
  );

  test('can be opened by URL', async () => {
    const { page, requestsTo } = await pages.open(
      '/en/notifications?message=n1',
      accountServer({ readNotification: () => ({ ...notification, read: true }) }),
      user,
    );
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Tidewatch'));
    await expect.poll(() => requestsTo('readNotification')).toHaveLength(1);
  });
});
