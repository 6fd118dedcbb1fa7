import { expect, test } from 'vitest';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();

test('A person who is banned while a page is open is told so, and where to write', async () => {
  const { page } = await pages.open(
    '/en/notifications',
    {
      listNotifications: () => ({ items: [], unread: 0 }),
      getNotificationPreferences: () => new Refusal('USER_BANNED'),
    },
    { signedIn: true },
  );
  await page.getByRole('link', { name: 'Choose your emails' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your account has been banned' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).waitFor();
});

test('A person who opens a page during an outage is signed in once it is over', async () => {
  let isDown = true;
  const { page } = await pages.open(
    '/en/notifications',
    {
      healthCheck: () =>
        isDown ? new Refusal('DB_UNREACHABLE') : { status: 'ok', now: new Date().toISOString() },
      refreshSession: () =>
        isDown ? new Refusal('DB_UNREACHABLE') : { UserID: aMe.UserID, token: 'token', expiresIn: 3600 },
      listNotifications: () => ({ items: [], unread: 0 }),
    },
    { signedIn: true },
  );
  await page.getByText('We can’t reach the server').first().waitFor();
  isDown = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
  await expect.poll(() => page.getByText('We can’t reach the server').count()).toBe(0);
});

test('What another tab has read is no longer counted once the page is seen again', async () => {
  let unreadNotifications = 3;
  const { page } = await pages.open(
    '/en/notification-settings',
    { getMe: () => ({ ...aMe, unreadNotifications }) },
    { signedIn: true },
  );
  const counted = page.getByRole('banner').getByRole('link', { name: '3 unread notifications' });
  await counted.waitFor();
  unreadNotifications = 0;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await counted.waitFor({ state: 'detached' });
});

test('A session that cannot be resumed is not tried in a loop while the server is healthy', async () => {
  const { page, requestsTo } = await pages.open(
    '/en/notifications',
    {
      healthCheck: () => ({ status: 'ok', now: new Date().toISOString() }),
      refreshSession: () => new Refusal('DB_UNREACHABLE'),
    },
    { signedIn: true },
  );
  await expect.poll(() => requestsTo('refreshSession').length).toBeGreaterThanOrEqual(2);
  await page.getByRole('link', { name: 'Projects' }).first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(requestsTo('refreshSession').length).toBeLessThan(5);
});
