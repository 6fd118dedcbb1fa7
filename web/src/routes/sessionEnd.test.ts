import { describe, expect, test } from 'vitest';
import { accountServer, user } from '#web/testing/account.ts';
import { type Answers, Refusal } from '#web/testing/fakeApi.ts';
import { openPages, pathAndQueryOf } from '#web/testing/openPages.ts';
import { beginSessionElsewhere, endSessionElsewhere } from '#web/testing/otherTabs.ts';
import { aMe, aSession } from '#web/testing/samples.ts';

const pages = openPages();
const lists: Answers = { listNotifications: () => ({ items: [], unread: 0 }) };

const over = 'You’ve been signed out';
const kept = 'What you typed is still here. Sign in in another tab, then carry on in this one.';

describe('The end of a session', () => {
  test.each(['en', 'fr', 'es'])('leads from a page that needs it to the home page in %s', async lang => {
    const { page } = await pages.open(`/${lang}/notifications`, lists, user);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await endSessionElsewhere(page);
    await expect.poll(() => pathAndQueryOf(page)).toBe(`/${lang}`);
    await page.locator('.toast').waitFor();
  });

  test.each(['SESSION_EXPIRED', 'INVALID_TOKEN', 'NOT_AUTHENTICATED'] as const)(
    'is announced at home after a refusal with %s',
    async code => {
      let refreshes = 0;
      const { page } = await pages.open(
        '/en/notifications',
        {
          ...lists,
          getNotificationPreferences: () => new Refusal(code),
          refreshSession: () => (++refreshes > 1 ? new Refusal('SESSION_EXPIRED') : aSession),
        },
        user,
      );
      await page.getByRole('link', { name: 'Choose your emails' }).click();
      await expect.poll(() => pathAndQueryOf(page)).toBe('/en');
      await page.locator('.toast').getByText(over).waitFor();
    },
  );

  test('leaves a public page on screen', async () => {
    const { page } = await pages.open('/en/about', {}, user);
    await page.getByRole('button', { name: 'Lucía’s menu' }).waitFor();
    await endSessionElsewhere(page);
    await page.locator('.toast').getByText(over).waitFor();
    expect(pathAndQueryOf(page)).toBe('/en/about');
  });

  test('keeps a page on which something has been typed, until the same person has signed in again', async () => {
    const answers = accountServer({ ...lists, getMe: () => aMe });
    const { page, requestsTo } = await pages.open('/en/edit-profile', answers, user);
    const about = page.getByLabel('About you');
    await about.fill('I build tide gauges from bicycle parts.');
    await endSessionElsewhere(page);

    await page.getByText(kept).waitFor();
    await expect.poll(() => page.locator('.toast').count()).toBe(0);
    expect(pathAndQueryOf(page)).toBe('/en/edit-profile');
    expect(await about.inputValue()).toBe('I build tide gauges from bicycle parts.');
    const signIn = page.getByRole('link', { name: 'Sign in in a new tab' });
    expect(await signIn.getAttribute('href')).toBe('/en/signin');
    expect(await signIn.getAttribute('target')).toBe('_blank');

    const before = requestsTo('getMe').length;
    await beginSessionElsewhere(page);
    await page.getByText(kept).waitFor({ state: 'detached' });
    expect(requestsTo('getMe').length).toBeGreaterThan(before);
    expect(await about.inputValue()).toBe('I build tide gauges from bicycle parts.');
    expect(pathAndQueryOf(page)).toBe('/en/edit-profile');
  });

  test('does not keep a page on which nothing differs from what it was', async () => {
    const { page } = await pages.open('/en/edit-profile', accountServer(), user);
    const about = page.getByLabel('About you');
    const text = await about.inputValue();
    await about.fill('Something else');
    await about.fill(text);
    await endSessionElsewhere(page);
    await expect.poll(() => pathAndQueryOf(page)).toBe('/en');
  });
});

describe('Signing out', () => {
  test('waits until the user has decided about unsaved changes', async () => {
    const { page, requestsTo } = await pages.open(
      '/en/edit-profile',
      accountServer({ signOut: () => undefined }),
      user,
    );
    const signOut = async () => {
      await page.getByRole('button', { name: 'Lucía’s menu' }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
    };
    await page.getByLabel('About you').fill('I build tide gauges from bicycle parts.');
    await signOut();
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    expect(requestsTo('signOut')).toEqual([]);

    await signOut();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect.poll(() => requestsTo('signOut').length).toBe(1);
    await expect.poll(() => pathAndQueryOf(page)).toBe('/en');
    await page.locator('.toast').getByText(over).waitFor();

    // A reload must not sign out again.
    expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toBeNull();
    expect(requestsTo('signOut')).toHaveLength(1);
  });

  test('works in the other tabs', async () => {
    const answers = accountServer({ ...lists, signOut: () => undefined });
    const { page } = await pages.open('/en/notifications', answers, user);
    const other = await pages.openIn(page.context(), '/en/contacts', answers);
    await other.page.getByRole('button', { name: 'Lucía’s menu' }).waitFor();
    await page.getByRole('button', { name: 'Lucía’s menu' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => pathAndQueryOf(other.page)).toBe('/en');
    await other.page.locator('.toast').getByText(over).waitFor();
  });
});
