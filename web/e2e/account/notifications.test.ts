import { describe, expect, test } from 'vitest';
import { accountServer, notification, user } from '#web/testing/account.ts';
import { openPages } from '#web/testing/openPages.ts';

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
    expect(requestsTo('readNotification')).toHaveLength(1);
  });

  test('can be opened by URL', async () => {
    const { page, requestsTo } = await pages.open(
      '/en/notifications?message=n1',
      accountServer({ readNotification: () => ({ ...notification, read: true }) }),
      user,
    );
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Tidewatch'));
    expect(requestsTo('readNotification')).toHaveLength(1);
  });
});
