import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type FixedPageName, type PageName, paths, pages as table } from '#shared/paths.ts';
import type { Language } from '#shared/settings.ts';
import type { AccessAnswer } from '#web/api/accessCheck.ts';
import { type Answers, Refusal, unreachable } from '#web/testing/fakeApi.ts';
import { openPages, pathAndQueryOf } from '#web/testing/openPages.ts';
import { beginSessionElsewhere, endSessionElsewhere } from '#web/testing/otherTabs.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();
const user = { signedIn: true, hasSeenPrivacy: true } as const;
const admin: Answers = { getMe: () => ({ ...aMe, isAdmin: true }) };

const allowed: AccessAnswer = { isTokenValid: true, hasAccess: true, cached: false };
const refused: AccessAnswer = { isTokenValid: true, hasAccess: false, cached: false };
const unknown: AccessAnswer = { isTokenValid: false, hasAccess: false, cached: true, reroute: 'signin' };
const answering = (answer: AccessAnswer): Answers => ({ checkAccess: () => answer });

const names = Object.keys(table) as PageName[]; // the keys of a constant object
const guarded = names.filter(name => table[name].access !== 'public') as FixedPageName[]; // none has an id in its path
const open = names.filter(
  (name): name is FixedPageName => table[name].access === 'public' && !/:\w+(?!\w*\?)/.test(table[name].path),
);

const lists = { listNotifications: () => ({ items: [], unread: 0 }) } satisfies Answers;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

describe('The access check', () => {
  test('is asked for by every page that is not public, with its name', async () => {
    expect(guarded.length).toBeGreaterThan(20);
    const { page, requestsTo } = await pages.open('/en/about', { ...admin, ...answering(allowed) }, user);
    for (const name of guarded) {
      await page.goto(pages.origin + paths[name]({ lang: 'en' }));
      await expect
        .poll(() => requestsTo('checkAccess').at(-1)?.headers['x-page'], { message: name })
        .toBe(name);
    }
    expect(requestsTo('checkAccess').map(({ headers }) => headers['x-page'])).toEqual(guarded);
  });

  test('is asked for by no public page', async () => {
    expect(open.length).toBeGreaterThan(20);
    const { page, requestsTo } = await pages.open('/en/about', { ...admin, ...answering(allowed) }, user);
    for (const name of open) await pages.goTo(page, paths[name]({ lang: 'en' }));
    // Sign-in leads a signed-in person to their home, which is not public.
    const asked = requestsTo('checkAccess').map(({ headers }) => headers['x-page'] ?? '');
    expect(asked.filter(name => name !== 'home')).toEqual([]);
  });

  test('is not repeated within minutes, unless the session has changed', async () => {
    const { page, requestsTo } = await pages.open(
      '/en/contacts',
      { ...lists, ...answering(allowed), listContacts: () => ({ items: [] }) },
      user,
    );
    const asked = () => requestsTo('checkAccess').map(({ headers }) => headers['x-page']);
    await expect.poll(asked).toEqual(['contacts']);
    await page.getByRole('tab', { name: 'Blocked' }).click();
    await page.waitForURL('**/contacts?tab=blocked');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Notifications|notification/ })
      .click();
    await heading(page, 'Notifications');
    await expect.poll(asked).toEqual(['contacts', 'notifications']);
    await page.goBack();
    await heading(page, 'Contacts');
    expect(asked()).toEqual(['contacts', 'notifications']);

    await endSessionElsewhere(page);
    await expect.poll(() => pathAndQueryOf(page)).toBe('/en');
    await beginSessionElsewhere(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Notifications|notification/ })
      .click();
    await expect.poll(asked).toEqual(['contacts', 'notifications', 'notifications']);
  });

  test('does not delay a page, and its failure changes nothing', async () => {
    const { page, requestsTo } = await pages.open(
      '/en/notifications',
      { ...lists, checkAccess: () => unreachable },
      user,
    );
    await heading(page, 'Notifications');
    await expect.poll(() => requestsTo('checkAccess').length).toBe(1);
    expect(await page.getByText('We can’t reach the server').count()).toBe(0);
    expect(await page.locator('.toast').count()).toBe(0);
    expect(requestsTo('healthCheck')).toEqual([]);
  });

  test('is asked for while the server is down', async () => {
    let isDown = false;
    const unlessDown =
      <Answer>(answer: Answer) =>
      () =>
        isDown ? unreachable : answer;
    const { page, requestsTo } = await pages.open(
      '/en/notifications',
      {
        healthCheck: unlessDown({ status: 'ok', now: new Date().toISOString() }),
        listNotifications: unlessDown({ items: [], unread: 0 }),
        getNotificationPreferences: () => unreachable,
        checkAccess: unlessDown(allowed),
        getMe: unlessDown(aMe),
      },
      user,
    );
    await heading(page, 'Notifications');
    isDown = true;
    await page.getByRole('link', { name: 'Choose your emails' }).click();
    await page.getByText('We can’t reach the server').first().waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /message/i })
      .click();
    await expect.poll(() => requestsTo('checkAccess').at(-1)?.headers['x-page']).toBe('messages');
    expect(requestsTo('listMessages')).toEqual([]);
  });
});

describe('A person whom the server denies a page', () => {
  test('is led to where it says, with a notification, and their rights are read again', async () => {
    let isAdmin = true;
    const { page, requestsTo } = await pages.open(
      '/en/admin-payouts',
      {
        getMe: () => ({ ...aMe, isAdmin }),
        checkAccess: () => {
          isAdmin = false;
          return { ...refused, reroute: '403', i18nID: 'errors.admin_only' };
        },
      },
      user,
    );
    await expect.poll(() => pathAndQueryOf(page)).toBe('/en/403');
    await page.getByRole('main').getByText('You need admin rights to access this page.').waitFor();
    await page.locator('.toast').getByText('You need admin rights to access this page.').waitFor();
    await expect.poll(() => requestsTo('getMe').length).toBeGreaterThan(1);
  });

  test('comes back to the page after signing in', async () => {
    const { page } = await pages.open(
      '/en/contacts?tab=blocked',
      answering({ ...refused, reroute: 'signin', i18nID: 'errors.not_authenticated' }),
      user,
    );
    await expect.poll(() => pathAndQueryOf(page)).toBe('/en/signin?next=%2Fen%2Fcontacts%3Ftab%3Dblocked');
    await page.locator('.toast').getByText('You’re not signed in.').waitFor();
  });

  test('is notified if there is nowhere to go', async () => {
    const { page } = await pages.open(
      '/en/notifications',
      { ...lists, ...answering({ ...refused, i18nID: 'errors.user_has_no_permission' }) },
      user,
    );
    await page.locator('.toast').getByText('You don’t have permission to do this.').waitFor();
    await heading(page, 'Notifications');
  });

  test('sees the 401 page if the server does not say why', async () => {
    const { page } = await pages.open('/en/notifications', { ...lists, ...answering(refused) }, user);
    await heading(page, 'Sign in to see this page');
  });

  test('sees the maintenance page if the answer is cached', async () => {
    const { page } = await pages.open(
      '/en/notifications',
      { ...lists, ...answering({ ...allowed, cached: true }) },
      user,
    );
    await heading(page, 'Cairn is down for maintenance');
    expect(pathAndQueryOf(page)).toBe('/en/notifications');
  });

  test('goes on with a new token if the token was invalid', async () => {
    let refreshes = 0;
    const { page, requestsTo } = await pages.open(
      '/en/notifications',
      {
        ...lists,
        checkAccess: ({ headers }) => (headers['authorization'] === 'Bearer token-2' ? allowed : unknown),
        refreshSession: () => ({ UserID: aMe.UserID, token: `token-${++refreshes}`, expiresIn: 3600 }),
      },
      user,
    );
    await expect.poll(() => requestsTo('checkAccess').length).toBe(2);
    await heading(page, 'Notifications');
    expect(pathAndQueryOf(page)).toBe('/en/notifications');
  });

  test('goes home if the session is over', async () => {
    let refreshes = 0;
    const { page } = await pages.open(
      '/en/notifications',
      {
        ...lists,
        ...answering(unknown),
        refreshSession: () =>
          ++refreshes > 1
            ? new Refusal('SESSION_EXPIRED')
            : { UserID: aMe.UserID, token: 'token', expiresIn: 3600 },
      },
      user,
    );
    await expect.poll(() => pathAndQueryOf(page)).toBe('/en');
    await page.getByText('You’ve been signed out').waitFor();
  });
});

describe('A page that the table of pages denies', () => {
  test('leads visitors to sign in, without asking the server', async () => {
    const { page, requestsTo } = await pages.open('/en/contacts?tab=blocked', {}, { hasSeenPrivacy: true });
    await expect.poll(() => pathAndQueryOf(page)).toBe('/en/signin?next=%2Fen%2Fcontacts%3Ftab%3Dblocked');
    await page.locator('.toast').getByText('You’re not signed in.').waitFor();
    expect(requestsTo('checkAccess')).toEqual([]);
  });

  const sentences: Partial<Record<Language, string>> = {
    en: 'You need admin rights to access this page.',
    fr: 'Vous devez disposer des droits d’administration pour accéder à cette page.',
    es: 'Necesitas permisos de administración para acceder a esta página.',
  };
  test.each(Object.entries(sentences))(
    'says in %s who may open those for administrators',
    async (lang, sentence) => {
      const forAdmins = guarded.filter(name => table[name].access === 'admin');
      expect(forAdmins.length).toBeGreaterThan(2);
      const { page } = await pages.open(`/${lang}/about`, {}, user);
      for (const name of forAdmins) {
        await page.goto(pages.origin + paths[name]({ lang: lang as Language }));
        await page.getByRole('main').getByText(sentence).waitFor();
      }
    },
  );
});
