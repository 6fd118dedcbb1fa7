import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Answers, badGateway, Refusal } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';

const pages = openPages();

const notDone = 'Your notifications weren’t marked as read';
const markAll = (page: Page) => page.getByRole('button', { name: 'Mark all as read' });
const notice = (page: Page, title = notDone) => page.getByRole('region', { name: 'Alerts' }).getByText(title);
const button = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Alerts' }).getByRole('button', { name });

/** Opens the notifications of a server that fails to mark them as read in the ways given, one after another. */
async function openNotifications(answers: readonly (typeof badGateway | Refusal)[], others: Answers = {}) {
  const left = [...answers];
  let unread = 3;
  const opened = await pages.open(
    '/en/notifications',
    {
      healthCheck: () => ({ status: 'ok', now: new Date().toISOString() }),
      listNotifications: () => ({ items: [], unread }),
      readAllNotifications: () => {
        const failure = left.shift();
        if (failure) return failure;
        unread = 0;
        return { unread };
      },
      ...others,
    },
    { signedIn: true },
  );
  await markAll(opened.page).click();
  return opened;
}

describe('An action that fails', () => {
  test('because of an outage is repeated when the server responds again, and the person learns of it', async () => {
    const { page, requestsTo } = await openNotifications([badGateway]);
    await notice(page, 'It worked on another try').waitFor();
    await markAll(page).waitFor({ state: 'detached' });
    expect(requestsTo('readAllNotifications')).toHaveLength(2);
    await notice(page).waitFor({ state: 'detached' });
  });

  test('again and again is shown after each recovery, until it succeeds by hand', async () => {
    const { page, requestsTo } = await openNotifications([badGateway, badGateway, badGateway]);
    await notice(page).waitFor();
    await notice(page, 'This keeps failing.').waitFor();
    expect(requestsTo('readAllNotifications')).toHaveLength(3);

    await button(page, 'Try again').click();
    await notice(page, 'It worked on another try').waitFor();
    expect(await notice(page).count()).toBe(0);
  });

  test('during an outage waits, and is not repeated once the person has decided against it', async () => {
    let isDown = true;
    const now = () => new Date().toISOString();
    const { page, requestsTo } = await openNotifications([badGateway], {
      healthCheck: () => (isDown ? badGateway : { status: 'ok', now: now() }),
    });
    await notice(page, 'We’ll try again as soon as it responds.').waitFor();
    await button(page, 'Don’t try again').click();
    await notice(page).waitFor({ state: 'detached' });

    isDown = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await notice(page, 'The server is responding again').waitFor();
    expect(requestsTo('readAllNotifications')).toHaveLength(1);
  });

  test('because the server refuses it says why', async () => {
    const { page, requestsTo } = await openNotifications([new Refusal('FORBIDDEN')]);
    await notice(page).waitFor();
    expect(await button(page, 'Try again').count()).toBe(0);
    await page.keyboard.press('Escape');
    await notice(page).waitFor({ state: 'detached' });
    expect(requestsTo('readAllNotifications')).toHaveLength(1);
  });

  test('because of another person’s change at the same time can be repeated by the person', async () => {
    const { page } = await openNotifications([new Refusal('CONCURRENT_UPDATE')]);
    await notice(page).waitFor();
    await button(page, 'Try again').click();
    await notice(page, 'It worked on another try').waitFor();
  });

  test('is dismissed with Enter, unless Enter is meant for what has the focus', async () => {
    const { page } = await openNotifications([new Refusal('FORBIDDEN')]);
    await notice(page).waitFor();
    await page.getByRole('link', { name: 'Choose your emails' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Email notifications' }).waitFor();
    await notice(page).waitFor();

    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Enter');
    await notice(page).waitFor({ state: 'detached' });
  });

  test('is forgotten when the session ends: nobody else repeats it', async () => {
    const { page, requestsTo } = await openNotifications([badGateway, badGateway, badGateway], {
      signOut: () => undefined,
    });
    await button(page, 'Try again').waitFor();
    await page.getByRole('banner').getByRole('button', { name: '’s menu' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await notice(page).waitFor({ state: 'detached' });
    expect(requestsTo('readAllNotifications')).toHaveLength(3);
  });
});

test('Failed actions are reported in one way: no other code shows a notice that an action has failed', () => {
  const sources = globSync('web/src/**/*.{ts,tsx}').filter(file => !/test|pages\/kit/.test(file));
  const showing = sources.filter(file => /toast\.show\([^;]*kind: 'error'/s.test(readFileSync(file, 'utf8')));
  expect(showing.toSorted()).toEqual([
    'web/src/shell/deferred/AccessCheck.tsx', // a page that may not be opened
    'web/src/shell/deferred/FailureToasts.tsx', // a person who has been banned
  ]);
});
