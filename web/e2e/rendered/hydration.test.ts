import type { BrowserContextOptions, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword, emailOf } from '#infra/local/demo/accounts.ts';
import { system } from '#shared/contracts/system.ts';
import { languages } from '#shared/settings.ts';
import { openContexts } from '#web/testing/openContexts.ts';
import { nextFrames, recordHydration, untilComplete } from '#web/testing/waits.ts';
import { VISIT } from '../../build/budgets.ts';
import { kilobytes } from '../../build/weight.ts';
import { type EnvironmentProcess, startEnvironmentProcess } from '../journey/environmentProcess.ts';
import { expectNoLayoutShift } from '../layoutShift.ts';

/** Pages that the server renders with their data, in a browser. */
let site: EnvironmentProcess;
beforeAll(async () => {
  site = await startEnvironmentProcess({ demo: true });
});
afterAll(() => site?.close());

const newContext = openContexts();

const { path: healthCheck } = system.healthCheck;

const PAGES = ['', '/market', '/projects/porch-light', '/authors/mei'];
const FONTS = /\.woff2$/;
const ZONES = ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'];

interface Visit {
  page: Page;
  /** Errors and warnings in the console, and exceptions. */
  problems: string[];
  /** Paths of the API calls. */
  calls: string[];
  /** Scripts and styles that were requested, relative to the site. */
  assets: string[];
  /** Requests whose responses have not arrived. */
  pending: Set<Request>;
}

async function visit(path: string, options: BrowserContextOptions = {}, hoursLater = 0): Promise<Visit> {
  const context = await newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  const calls: string[] = [];
  const assets: string[] = [];
  const pending = new Set<Request>();
  // A font that arrives after the first paint breaks lines elsewhere. Without fonts, only what the scripts do moves anything.
  await page.route(FONTS, route => route.abort());
  page.on('console', message => {
    if (FONTS.test(message.location().url)) return;
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', error => problems.push(String(error)));
  page.on('request', request => {
    pending.add(request);
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
    if (/\.(js|css)$/.test(pathname)) assets.push(pathname.slice(1));
  });
  page.on('requestfinished', request => pending.delete(request));
  page.on('requestfailed', request => pending.delete(request));
  await recordHydration(page);
  await page.addInitScript(later => {
    const { now } = Date;
    Date.now = () => now() + later;
    // Marks the heading after the document is parsed and before its scripts run: a heading that they create again has no mark.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        document.querySelector('h1')?.setAttribute('data-node', 'received');
    });
  }, hoursLater * 3_600_000);
  await page.goto(site.url + path);
  await untilComplete(page);
  return { page, problems, calls, assets, pending };
}

/** Each page in each language, in one time zone or another. */
const everywhere = languages.flatMap((lang, l) =>
  [...PAGES, `/market?search=light&country=GB`, '/market?utm_source=mail'].map(
    (path, p) => [`/${lang}${path}`, ZONES[(l + p) % ZONES.length] ?? 'UTC'] as const,
  ),
);

test.each(everywhere)('%s in %s is hydrated as it came, without a call', async (path, timezoneId) => {
  const { page, problems, calls } = await visit(path, { timezoneId });
  // Once this call is answered, all calls that the page makes itself have been recorded.
  const response = page.waitForResponse(`**/api${healthCheck}`);
  await page.evaluate(address => void fetch(address), `/api${healthCheck}`);
  await response;
  calls.splice(calls.indexOf(`/api${healthCheck}`), 1);
  expect({ problems, calls }).toEqual({ problems: [], calls: [] });
  expect(await page.locator('h1').getAttribute('data-node')).toBe('received');
  await expectNoLayoutShift(page);
});

test('an address that no page has is hydrated as it came', async () => {
  const { page, problems } = await visit('/fr/nulle-part/ici');
  // Chromium itself reports the status of the document.
  expect(problems.filter(problem => !problem.includes('status of 404'))).toEqual([]);
  expect(await page.locator('h1').getAttribute('data-node')).toBe('received');
});

test('the sheet for sharing frames the poster and the card of a project', async () => {
  const { page, problems } = await visit('/fr/projects/porch-light');
  await page.getByRole('button', { name: 'Partager', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Partager ce projet' });
  for (const part of ['Affiche à imprimer (A4)', 'Carte pour votre site'])
    await sheet.getByText(part, { exact: true }).click();
  const frames = sheet.locator('iframe');
  await expect.poll(() => frames.count()).toBe(2);
  for (const frame of [frames.first(), frames.last()])
    await frame.contentFrame().getByRole('heading', { name: 'Porch Light' }).waitFor();
  await frames.first().contentFrame().getByText('Scannez pour découvrir le projet').waitFor();
  await sheet.getByRole('button', { name: 'Imprimer l’affiche' }).waitFor();
  // The frames run no scripts, not even those that this test adds to every document.
  expect(problems.filter(problem => !problem.startsWith('Blocked script execution'))).toEqual([]);
});

test('a project is read in the original and again in the translation that was rendered', async () => {
  const { page, problems, calls } = await visit('/fr/projects/tidewatch');
  const details = page.locator('.prose').first();
  const translated = await details.innerText();
  calls.splice(0);
  await page.getByRole('button', { name: 'Voir l’original' }).click();
  await expect.poll(() => details.innerText()).toContain('harbours');
  await page.getByRole('button', { name: 'Lire en français' }).click();
  await expect.poll(() => details.innerText()).toBe(translated);
  expect(calls.filter(call => call.includes('/projects/project/'))).toEqual([]);
  expect(problems).toEqual([]);
});

test.each(PAGES)('/fr%s fetches its data again if it was rendered long ago', async path => {
  const { page, problems, calls, pending } = await visit(`/fr${path}`, { timezoneId: 'Europe/Paris' }, 1);
  await expect.poll(() => calls.length > 0 && pending.size === 0).toBe(true);
  await nextFrames(page);
  expect(problems).toEqual([]);
  expect(await page.locator('h1').getAttribute('data-node')).toBe('received');
});

test.each(PAGES)('a whole visit of %s loads what its budget allows', async path => {
  const { assets, pending } = await visit(`/en${path}`);
  await expect.poll(() => pending.size).toBe(0);
  const scripts = kilobytes(assets.filter(file => file.endsWith('.js')));
  expect({ scripts, requests: assets.length }).toSatisfy(
    visited => visited.scripts <= VISIT.scripts && visited.requests <= VISIT.requests,
  );
});

test.each(PAGES)('draws all avatars of %s once it is hydrated', async path => {
  const { page } = await visit(`/en${path}`);
  await expect.poll(() => page.locator('.av').count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.av:empty').count()).toBe(0);
});

test('the large card of the home page names who the project needs', async () => {
  const { page } = await visit('/en');
  await page.locator('.lead-card').getByText('Still needs').waitFor();
  expect(await page.locator('.lead-card .wants li').count()).toBeGreaterThan(1);
});

describe('A person who is signed in', () => {
  async function signedIn(email: string): Promise<Visit> {
    const visited = await visit('/en/signin');
    const { page } = visited;
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.locator('.head .me').waitFor();
    return visited;
  }

  test('sees a project immediately, and what belongs to them when it has arrived', async () => {
    const { page, problems } = await signedIn(emailOf('nell'));
    problems.splice(0);
    await page.goto(`${site.url}/en/projects/porch-light`);
    await page.getByRole('heading', { level: 1, name: 'Porch Light' }).waitFor();
    await page.getByRole('textbox', { name: 'Your comment' }).waitFor();
    await page.locator('.head .me').waitFor();
    await untilComplete(page);
    await expectNoLayoutShift(page);
    expect(await page.locator('h1').getAttribute('data-node')).toBe('received');
    expect(problems).toEqual([]);
  });

  test('may click before the page is hydrated', async () => {
    const { page } = await signedIn(emailOf('nell'));
    /** Opens the page, clicks a button while its scripts are still on their way, and lets them arrive. */
    const openAndClick = async (name: string | RegExp) => {
      const arrived = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async route => {
        await arrived.promise;
        await route.continue();
      });
      await page.goto(`${site.url}/en/projects/porch-light`, { waitUntil: 'commit' });
      await page.getByRole('button', { name }).click();
      arrived.resolve();
    };

    await openAndClick('Apply: Radio engineer');
    const sent = page.getByText('Your application has been sent');
    await page.getByRole('dialog').or(sent).first().waitFor(); // depends on whether the user was known at the click
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await openAndClick(/^Donate \$/);
    await page.waitForURL(/\/en\/payment\?|\/c\/pay\//); // depends on whether the user was known at the click
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('sees their own project before it is public, which is missing for everybody else', async () => {
    const path = '/en/projects/fieldnotes';
    expect((await fetch(site.url + path)).status).toBe(404);

    const { page, problems } = await signedIn(emailOf('ailsa'));
    problems.splice(0);
    const shown: boolean[] = [];
    await page.route('**/api/projects/**', async route => {
      shown.push(await page.getByRole('heading', { name: 'We can’t find this page' }).isVisible());
      await route.continue();
    });
    await page.goto(site.url + path);
    await page.getByRole('heading', { level: 1, name: 'Fieldnotes' }).waitFor();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).not.toContain(true);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // the document itself is a 404
    expect(problems.filter(problem => !problem.includes('404'))).toEqual([]);
  });
});
