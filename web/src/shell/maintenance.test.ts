import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { EndpointID } from '#shared/contracts/index.ts';
import { accountServer, notification, user } from '#web/testing/account.ts';
import { type Answers, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages, pathAndQueryOf } from '#web/testing/openPages.ts';
import { aMe, aSession } from '#web/testing/samples.ts';

const pages = openPages();

const until = '2099-11-26T18:00:00.000Z';
const title = 'Cairn is down for maintenance';
const heading = (page: Page, name = title) => page.getByRole('heading', { level: 1, name });

/** A server that can be closed for maintenance: it then refuses everything that it does not leave open. */
function closable(answers: Answers, expected: { until?: string } = { until }) {
  const state = { isClosed: false };
  const open: readonly string[] = ['refreshSession', 'checkAccess'] satisfies EndpointID[];
  const refusing = Object.entries(answers).map(([id, answer]) => [
    id,
    (request: never) =>
      state.isClosed && !open.includes(id)
        ? new Refusal('SITE_UNDER_MAINTENANCE', [], expected)
        : (answer as (given: never) => unknown)(request),
  ]);
  const checkAccess: Answers['checkAccess'] = () => ({
    isTokenValid: true,
    hasAccess: true,
    cached: state.isClosed,
    data: { isAdmin: false, ...expected },
  });
  return { state, answers: { checkAccess, ...Object.fromEntries(refusing) } as Answers };
}

/** The person comes back to the tab, which asks again immediately. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

describe('During maintenance', () => {
  test('a page of their own says so in its place, in the time zone of whoever is signed in, and comes back', async () => {
    const { state, answers } = closable(accountServer());
    state.isClosed = true;
    const { page, problems } = await pages.open('/en/notifications', answers, {
      ...user,
      timezoneId: 'America/New_York',
    });
    await heading(page).waitFor();
    await page.getByText('We expect to be back on 26 Nov 2099, 13:00 GMT-5').waitFor();
    expect(pathAndQueryOf(page)).toBe('/en/notifications');
    expect(await page.getByRole('main').getByText('Sign in').count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('cairn.signed-in'))).toBe(aMe.UserID);
    expect(await axeViolations(page)).toEqual([]);

    state.isClosed = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Notifications').waitFor();
    await page.getByText('Tidewatch').first().waitFor();
    await page.getByRole('button', { name: 'Lucía’s menu' }).waitFor();
    expect(problems).toEqual([]);
  });

  test('a page that is open is put aside, and comes back as it was', async () => {
    const { state, answers } = closable(accountServer());
    const { page } = await pages.open('/en/notifications', answers, user);
    await page.getByText('Tidewatch').first().waitFor();
    await page.evaluate(() => document.querySelector('.page-content')?.setAttribute('data-same', 'yes'));

    state.isClosed = true;
    await comeBack(page);
    await heading(page).waitFor();
    expect(await page.getByText('Tidewatch').first().isVisible()).toBe(false);

    state.isClosed = false;
    await comeBack(page);
    await page.getByText('Tidewatch').first().waitFor();
    expect(await page.locator('.page-content[data-same]').count()).toBe(1);
  });

  test('a form in which a person has typed stays: the refused save says why, and works afterwards', async () => {
    let saved: unknown;
    const { state, answers } = closable(
      accountServer({
        updateMe: ({ body }) => {
          saved = body['city'];
          return aMe;
        },
      }),
    );
    const { page } = await pages.open('/en/edit-profile', answers, user);
    await page.getByLabel('Town or city').fill('Cádiz');
    state.isClosed = true;
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Cairn is down for maintenance. Please try again later.').first().waitFor();
    await page.getByText('what you’ve typed is kept').waitFor();
    expect(await page.getByLabel('Town or city').inputValue()).toBe('Cádiz');
    expect(await heading(page).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);

    state.isClosed = false;
    await comeBack(page);
    await page.getByText('what you’ve typed is kept').waitFor({ state: 'detached' });
    expect(await page.getByLabel('Town or city').inputValue()).toBe('Cádiz');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect.poll(() => saved).toBe('Cádiz');
  });

  test('a public page says so if its data cannot be loaded, and others stay', async () => {
    const { state, answers } = closable({ listTeamsToHire: () => ({ items: [] }) }, {});
    state.isClosed = true;
    const { page, requestsTo } = await pages.open('/en/teams-to-hire', answers);
    await heading(page).waitFor();
    await page.getByText('Please come back in a few minutes.').waitFor();
    expect(pathAndQueryOf(page)).toBe('/en/teams-to-hire');
    expect(requestsTo('healthCheck')).toEqual([]);

    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
    await page.waitForURL('**/en/about');
    await heading(page).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();

    await page.goBack();
    await heading(page).waitFor();
    state.isClosed = false;
    await comeBack(page);
    await heading(page).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('it is taking longer once the expected end has passed', async () => {
    const { state, answers } = closable(accountServer(), { until: '2020-01-01T00:00:00.000Z' });
    state.isClosed = true;
    const { page } = await pages.open('/en/notifications', answers, user);
    await page.getByText('It’s taking a little longer than planned').waitFor();
  });

  test('nobody is signed out if even the session cannot be refreshed', async () => {
    const { state, answers } = closable(accountServer());
    const { page } = await pages.open(
      '/en/notifications',
      {
        ...answers,
        refreshSession: () => (state.isClosed ? new Refusal('SITE_UNDER_MAINTENANCE') : aSession),
        listNotifications: () => ({ items: [notification], unread: 1 }),
      },
      { ...user, prepare: async () => void Object.assign(state, { isClosed: true }) },
    );
    await heading(page).waitFor();
    state.isClosed = false;
    await comeBack(page);
    await page.getByRole('button', { name: 'Lucía’s menu' }).waitFor();
    await heading(page, 'Notifications').waitFor();
  });

  test('administrators work on: the page comes as soon as the server knows who asks', async () => {
    let calls = 0;
    const { page } = await pages.open(
      '/en/notifications',
      accountServer({
        checkAccess: () => ({ isTokenValid: true, hasAccess: true, cached: false, data: { isAdmin: true } }),
        // as refused to the visitor that they were a moment ago
        listNotifications: () =>
          ++calls === 1 ? new Refusal('SITE_UNDER_MAINTENANCE') : { items: [notification], unread: 1 },
      }),
      user,
    );
    await comeBack(page);
    await page.getByText('Tidewatch').first().waitFor();
    expect(await heading(page).count()).toBe(0);
  });
});
