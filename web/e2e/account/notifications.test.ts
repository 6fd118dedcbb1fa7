import { describe, expect, test } from 'vitest';
import { callsOf, notification, openAccount } from './openAccount.ts';

const { visit } = openAccount();

describe('Notifications', () => {
  test('are marked as read when their link is followed', async () => {
    const { page, requests } = await visit(
      '/en/notifications',
      { readNotification: () => ({ data: { ...notification, read: true } }) },
      { as: 'ines' },
    );
    await page.getByRole('link', { name: 'Bo gave £15.00 to Tidewatch' }).click();
    await page.waitForURL('**/en/market');
    expect(callsOf(requests, 'readNotification')).toHaveLength(1);
  });

  test('can be opened by URL', async () => {
    const { page, requests } = await visit(
      '/en/notifications?message=n1',
      { readNotification: () => ({ data: { ...notification, read: true } }) },
      { as: 'ines' },
    );
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Tidewatch'));
    expect(callsOf(requests, 'readNotification')).toHaveLength(1);
  });
});
