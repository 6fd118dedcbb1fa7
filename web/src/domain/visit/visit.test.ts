import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Project } from '#shared/entities/project.ts';
import { visitSettings } from '#shared/visits.ts';
import type { Answers } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { projectPath, projectServer } from '#web/testing/projectPage.ts';
import { aMe, aProgressEntry, aProject, aRole } from '#web/testing/samples.ts';
import { fakeClock } from '#web/testing/waits.ts';

const pages = openPages();

interface Opened {
  path?: string;
  /** Page that the browser reports as the referrer. */
  referer?: string;
  project?: Partial<Project>;
  answers?: Answers;
  signedIn?: boolean;
  /** Signal with which the visitor's browser opts out of tracking. */
  optOut?: 'doNotTrack' | 'globalPrivacyControl';
  /** Runs before the project page is opened. */
  prepare?: (page: Page) => Promise<void>;
}

/** Opens the project page from elsewhere, in a browser whose beacons are kept. */
async function arrive({
  path = projectPath,
  referer,
  project,
  answers,
  signedIn = false,
  optOut,
  prepare,
}: Opened = {}) {
  const { page, requestsTo } = await pages.open(
    '/en/about',
    { ...projectServer(project), likeProject: () => ({ liked: true, likes: 1 }), ...answers },
    { signedIn },
  );
  await page.addInitScript(signal => {
    if (signal) Object.defineProperty(navigator, signal, { value: signal === 'doNotTrack' ? '1' : true });
    const kept: Promise<{ url: string; body: unknown }>[] = [];
    Object.assign(window, { beacons: kept });
    navigator.sendBeacon = (url, data) => {
      if (data instanceof Blob)
        kept.push(data.text().then(text => ({ url: String(url), body: JSON.parse(text) })));
      return true;
    };
  }, optOut);
  await prepare?.(page);
  await page.goto(pages.origin + path, referer ? { referer } : {});
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByRole('heading', { level: 1, name: 'Tidewatch' }).waitFor();
  return { page, requestsTo };
}

const beaconsOf = (page: Page) =>
  page.evaluate(() =>
    Promise.all(Reflect.get(window, 'beacons') as Promise<{ url: string; body: object }>[]),
  );

/** Follows a link to another page of the site. */
async function leave(page: Page) {
  await page.getByRole('link', { name: 'Projects', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Tidewatch' }).waitFor({ state: 'hidden' });
}

/** Hides the tab, or shows it again. */
const setVisible = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate(value => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

describe('A view of a project’s page', () => {
  test('is sent once, when the tab is hidden, and not again when it is closed', async () => {
    const { page } = await arrive();
    expect(await beaconsOf(page)).toEqual([]);
    for (const state of ['hidden', 'visible', 'hidden'] as const) await setVisible(page, state);
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    expect(await beaconsOf(page)).toEqual([
      {
        url: '/api/projects/tidewatch/visits',
        body: {
          language_code: 'en',
          origin: pages.origin,
          source: 'direct',
          parts: [],
          roles: [],
        },
      },
    ]);
  });

  test('is sent when a link leads away from it', async () => {
    const { page } = await arrive();
    await leave(page);
    expect(await beaconsOf(page)).toHaveLength(1);
  });

  test('tells the roles and the parts that were in the middle of the window for a second', async () => {
    const role = aRole();
    const { page } = await arrive({
      prepare: fakeClock,
      answers: {
        listProspects: () => ({ items: [role] }),
        listProgressEntries: () => ({ items: [aProgressEntry()] }),
      },
    });
    await page.locator(`[data-role="${role.ProspectID}"]`).evaluate(async one => {
      one.scrollIntoView({ block: 'center' });
      // Observers are notified in the order of their creation: this one after those of the page.
      await new Promise<void>(resolve => {
        new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve()).observe(one);
      });
    });
    await page.clock.runFor(visitSettings.lookedAtAfter);
    await page.evaluate(() => scrollTo(0, 0));
    await setVisible(page, 'hidden');
    expect((await beaconsOf(page))[0]?.body).toMatchObject({ parts: ['roles'], roles: [role.ProspectID] });
  });

  test.each([
    ['a search engine', 'https://www.google.co.uk/', '', { source: 'search' }],
    ['a social network', 'https://l.facebook.com/', '', { source: 'social' }],
    ['another site', 'https://blog.example/post', '', { source: 'other' }],
    ['the card on another site', 'https://blog.example/post', '?ref=embed', { source: 'embed' }],
    ['a QR code', undefined, '?ref=qr', { source: 'qr' }],
    ['a link with a name', 'https://www.google.com/', '?ref=Open-Day', { source: 'link', ref: 'open-day' }],
    ['a malformed name', undefined, '?ref=%3Cb%3E', { source: 'direct' }],
  ])('comes from %s, and its address loses the mark', async (_, referer, query, expected) => {
    const { page } = await arrive({ path: projectPath + query, ...(referer && { referer }) });
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await setVisible(page, 'hidden');
    expect((await beaconsOf(page))[0]?.body).toMatchObject(expected);
  });

  test.each<[string, Opened]>([
    ['the owner', { signedIn: true, project: { owner: { ...aProject().owner, UserID: aMe.UserID } } }],
    ['the team', { signedIn: true, project: { you: { ...aProject().you, member: true } } }],
    ['a browser with Do Not Track', { optOut: 'doNotTrack' }],
    ['a browser with Global Privacy Control', { optOut: 'globalPrivacyControl' }],
    ['a project that is not public', { project: { status: 'submitted' } }],
  ])('is not sent for %s', async (_, opened) => {
    const { page } = await arrive(opened);
    await setVisible(page, 'hidden');
    expect(await beaconsOf(page)).toEqual([]);
  });
});

describe('The source of a visit', () => {
  const sourceOfLike = async (opened: Opened) => {
    const { page, requestsTo } = await arrive({ signedIn: true, ...opened });
    await page.getByRole('button', { name: /^Like/ }).click();
    await expect.poll(() => requestsTo('likeProject').length).toBe(1);
    return requestsTo('likeProject')[0]?.body['visit_source'];
  };

  test('goes with a like, also after another page of the site', async () => {
    expect(await sourceOfLike({ path: `${projectPath}?ref=qr` })).toBe('qr');

    const { page, requestsTo } = await arrive({ signedIn: true, path: `${projectPath}?ref=newsletter` });
    await leave(page);
    await page.goBack();
    await page.getByRole('button', { name: /^Like/ }).click();
    await expect.poll(() => requestsTo('likeProject')[0]?.body['visit_source']).toBe('link');
  });

  test('is not noted for visitors who ask not to be tracked', async () => {
    expect(await sourceOfLike({ path: `${projectPath}?ref=qr`, optOut: 'doNotTrack' })).toBeUndefined();
  });
});
