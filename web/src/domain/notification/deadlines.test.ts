import { expect, test } from 'vitest';
import type { Notification } from '#shared/entities/notification.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aNotification } from '#web/testing/samples.ts';

const pages = openPages();

const values = { person: 'Ada', project: 'Tidewatch', amount: '4000', currency: 'GBP' };
const about = (number: number, kind: Notification['kind'], more: Record<string, string>): Notification => ({
  ...aNotification(number),
  kind,
  values: { ...values, ...more },
});

test('A notice names the moment of a deadline in the zone of its reader, and a day as that day', async () => {
  const items = [
    about(1, 'refundReminder', { moment: '2026-12-06T02:00:00.000Z' }),
    about(2, 'disputeDue', { moment: '2026-12-06T23:59:00.000Z' }),
    about(3, 'taskDueSoon', { task: 'Paint the hull', date: '2026-12-06' }),
  ];
  const { page } = await pages.open(
    '/en/notifications',
    { listNotifications: () => ({ items, unread: 3 }) },
    { signedIn: true, timezoneId: 'America/Los_Angeles' },
  );
  await page.getByText('Answer the request for a refund by 5 Dec 2026, 18:00 GMT-8; after that').waitFor();
  await page.getByText('for Tidewatch is due on 6 Dec 2026, 15:59 GMT-8').waitFor();
  await page.getByText(/^Paint the hull is due on 6 Dec 2026 \(/).waitFor();
});

test('A notice from before, which has a day alone, still shows it', async () => {
  const items = [about(1, 'refundReminder', { date: '2026-12-06' })];
  const { page } = await pages.open(
    '/en/notifications',
    { listNotifications: () => ({ items, unread: 1 }) },
    { signedIn: true, timezoneId: 'America/Los_Angeles' },
  );
  const text = page.getByText(/^For .*Answer the request for a refund by/);
  expect(await text.textContent()).toContain('by 6 Dec 2026; after that');
});
