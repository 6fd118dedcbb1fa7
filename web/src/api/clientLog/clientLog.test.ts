import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { clientLog } from '#shared/clientLog.ts';
import { notifications } from '#shared/contracts/notifications.ts';
import { LogEntry } from '#shared/contracts/system.ts';
import { user } from '#web/testing/account.ts';
import { type Answers, type ApiRequests, Refusal, unreachable } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { fakeClock, nextFrames, untilLive } from '#web/testing/waits.ts';

const pages = openPages();
const log: Answers = { addLog: ({ body }) => ({ accepted: (body['entries'] as unknown[]).length }) };
const visitor = { hasSeenPrivacy: true } as const;

type Visitor = NonNullable<Parameters<typeof pages.open>[2]>;

/** Opens a page whose time can pass faster. */
const open = (path: string, answers: Answers, { prepare, ...visitor }: Visitor) =>
  pages.open(path, answers, {
    ...visitor,
    prepare: async page => {
      await fakeClock(page);
      await prepare?.(page);
    },
  });

/** Lets the time pass after which entries that wait have been sent. */
async function pass(page: Page): Promise<void> {
  await page.clock.runFor(clientLog.pause + 500);
  await nextFrames(page);
}

const entriesOf = ({ requestsTo }: Pick<ApiRequests, 'requestsTo'>): LogEntry[] =>
  requestsTo('addLog').flatMap(({ body }) => body['entries'] as LogEntry[]);

/** Waits for the one entry that something leads to, also after further time. */
async function onlyEntry(
  page: Page,
  requests: Pick<ApiRequests, 'requestsTo'>,
): Promise<LogEntry | undefined> {
  await expect.poll(() => entriesOf(requests).length).toBeGreaterThan(0);
  await pass(page);
  expect(entriesOf(requests)).toHaveLength(1);
  const [entry] = entriesOf(requests);
  expect(LogEntry.safeParse(entry).error).toBeUndefined();
  return entry;
}

/** Uncaught errors of the page, which the test itself does not see. */
const throwUncaught = (page: Page, times = 1, different = false) =>
  page.evaluate(
    ([times, different]) => {
      for (let time = 0; time < times; time++)
        reportError(
          new TypeError(different ? `failure ${'abcdefghijklmnopqrstuvwxyz'[time]}` : 'failure "Dear Anna"'),
        );
    },
    [times, different] as const,
  );

describe('The log of the client has once', () => {
  test('an uncaught error', async () => {
    const { page, ...requests } = await open('/en/market?search=Anna', log, visitor);
    await untilLive(page);
    await throwUncaught(page, 3);
    expect(await onlyEntry(page, requests)).toMatchObject({
      level: 'error',
      context: 'WEB',
      message: 'TypeError: failure [text]',
      page: 'market',
    });
    expect(JSON.stringify(requests.requestsTo('addLog')[0]?.body)).not.toContain('Anna');
  });

  test('a rejection that nobody handles', async () => {
    const { page, ...requests } = await open('/en/about', log, visitor);
    await untilLive(page);
    await page.evaluate(() => void Promise.reject(new RangeError('out of range')));
    expect(await onlyEntry(page, requests)).toMatchObject({
      context: 'WEB',
      message: 'RangeError: out of range',
    });
  });

  test('an error from before the code of the page has loaded', async () => {
    const { page, ...requests } = await open('/en/about', log, {
      ...visitor,
      prepare: page =>
        page.addInitScript(() => {
          // After the start script, which runs while the document is parsed.
          document.addEventListener('DOMContentLoaded', () => {
            throw new Error('too early');
          });
        }),
    });
    expect(await onlyEntry(page, requests)).toMatchObject({
      context: 'PRE_SETUP',
      message: 'Error: too early',
    });
  });

  test('code of a page that could not be loaded', async () => {
    const { page, ...requests } = await open('/en/about', log, visitor);
    await untilLive(page);
    await page.route(/assets\/(Statistics|texts|plans|Market).*\.js/, route => route.abort());
    await page.getByRole('navigation').getByRole('link', { name: 'Projects' }).first().click();
    await page.getByRole('heading', { name: 'We couldn’t load this page' }).waitFor();
    const entry = await onlyEntry(page, requests);
    expect(entry).toMatchObject({ context: 'ROUTER' });
    expect(entry?.message).toMatch(
      /^TypeError: Failed to fetch dynamically imported module: assets\/[\w-]+\.js$/,
    );
  });

  test('an error while a part of a page renders', async () => {
    const { page, ...requests } = await open(
      '/en/notifications',
      { ...log, listNotifications: () => ({ items: [{}], unread: 1 }) as never },
      user,
    );
    expect(await onlyEntry(page, requests)).toMatchObject({
      page: 'notifications',
      frames: expect.arrayContaining([expect.stringMatching(/^.+ assets\/[\w-]+\.js:\d+:\d+$/)]),
    });
  });

  const isHealthy: Answers = { healthCheck: () => ({ status: 'ok', now: new Date().toISOString() }) };
  test.each<[string, Answers, string]>([
    ['refused with 500', { listNotifications: () => new Refusal('INTERNAL') }, 'INTERNAL'],
    ['not answered', { listNotifications: () => unreachable }, 'SERVER_NOT_REACHABLE'],
  ])('a call that is %s', async (_, answers, code) => {
    const { page, ...requests } = await open('/en/notifications', { ...log, ...isHealthy, ...answers }, user);
    expect(await onlyEntry(page, requests)).toMatchObject({ endpoint: 'listNotifications', code });
  });

  test('a response that was damaged', async () => {
    const { path } = notifications.listNotifications;
    const { page, ...requests } = await open('/en/notifications', log, {
      ...user,
      prepare: page =>
        page.route(`**/api${path}?*`, route =>
          route.fulfill({
            json: { success: true, endpointID: 'listNotifications', hash: 'wrong', message: '', i18nID: '' },
          }),
        ),
    });
    expect(await onlyEntry(page, requests)).toMatchObject({
      context: 'API',
      endpoint: 'listNotifications',
      code: 'DATA_INTEGRITY',
    });
  });

  test('a storage that stores nothing', async () => {
    const { page, ...requests } = await open('/en/about', log, {
      hasSeenPrivacy: false,
      prepare: page =>
        page.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
          };
        }),
    });
    await untilLive(page);
    await page.getByRole('button', { name: 'Got it' }).click();
    expect(await onlyEntry(page, requests)).toMatchObject({ level: 'warn', context: 'STORAGE' });
  });
});

describe('The log of the client has nothing', () => {
  test('of refusals that the page explains, and of a log that fails', async () => {
    const { page, requestsTo } = await open(
      '/en/notifications',
      { addLog: () => new Refusal('INTERNAL'), listNotifications: () => new Refusal('FORBIDDEN') },
      user,
    );
    await untilLive(page);
    await pass(page);
    expect(requestsTo('addLog')).toEqual([]);

    await throwUncaught(page);
    await expect.poll(() => requestsTo('addLog').length).toBe(1);
    await pass(page);
    expect(requestsTo('addLog')).toHaveLength(1);
    expect(await page.locator('.toast').count()).toBe(0);
    expect(requestsTo('healthCheck')).toEqual([]);
  });

  test('while the server is down, and what has happened meanwhile once it responds', async () => {
    let isDown = true;
    const { page, ...requests } = await open(
      '/en/about',
      {
        ...log,
        healthCheck: () =>
          isDown ? new Refusal('DB_UNREACHABLE') : { status: 'ok', now: new Date().toISOString() },
      },
      {
        ...visitor,
        prepare: page => page.addInitScript(() => localStorage.setItem('cairn.api-server-down', 'yes')),
      },
    );
    await untilLive(page);
    await throwUncaught(page);
    await pass(page);
    expect(entriesOf(requests)).toEqual([]);

    isDown = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect(await onlyEntry(page, requests)).toMatchObject({ message: 'TypeError: failure [text]' });
  });

  test('beyond the number of entries in a minute', async () => {
    const { page, ...requests } = await open('/en/about', log, visitor);
    await untilLive(page);
    await throwUncaught(page, clientLog.perMinute + 5, true);
    await expect.poll(() => entriesOf(requests).length).toBe(clientLog.perMinute);
    await pass(page);
    expect(entriesOf(requests)).toHaveLength(clientLog.perMinute);
    expect(requests.requestsTo('addLog')).toHaveLength(1);
  });
});

test('What waits is sent when the page is left', async () => {
  const { page, ...requests } = await open('/en/about', log, visitor);
  await untilLive(page);
  const sent = await page.evaluate(async () => {
    let beacon: { url: string; body: Blob } | undefined;
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) beacon = { url: String(url), body };
      return true;
    };
    reportError(new TypeError('just before'));
    dispatchEvent(new PageTransitionEvent('pagehide'));
    return beacon && { url: beacon.url, body: JSON.parse(await beacon.body.text()) as object };
  });
  expect(sent).toMatchObject({
    url: '/api/log/add',
    body: { entries: [{ message: 'TypeError: just before' }] },
  });
  await pass(page);
  expect(entriesOf(requests)).toEqual([]);
});
