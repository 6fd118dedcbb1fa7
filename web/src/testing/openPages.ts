import type Axe from 'axe-core';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { type Answers, type ApiRequests, fakeApi } from './fakeApi.ts';
import { axePath, axeSource, fakeServer } from './fakeServer.ts';
import { openWindows } from './openWindows.ts';
import { aMe, aSession } from './samples.ts';
import { smallTargets } from './targets.ts';
import { untilHydrated } from './waits.ts';

export interface Visitor extends Omit<BrowserContextOptions, 'isMobile' | 'colorScheme'> {
  theme?: 'light' | 'dark';
  /** Whether the user is signed in, as `aMe` unless `getMe` answers otherwise. */
  signedIn?: boolean;
  /** Whether no user has ever signed in on the device. */
  isNewDevice?: boolean;
  /** Whether the privacy notice has been dismissed. */
  hasSeenPrivacy?: boolean;
  /** Runs before the first request of the page. */
  prepare?: (page: Page) => Promise<unknown>;
  /** `loaded` does not wait for the page's own scripts, which some tests do without, nor `begun` for any, which some hold back. */
  until?: 'hydrated' | 'loaded' | 'begun';
}

/** An open page and the requests that its server received. */
export interface Opened extends ApiRequests {
  page: Page;
  /** Errors and warnings in the console, and uncaught exceptions. The fake server's own refusals are not among them. */
  problems: string[];
}

const DESKTOP = { width: 1280, height: 900 };
const BROWSER = { locale: 'en-GB', permissions: ['clipboard-read', 'clipboard-write'] };

/**
 * Opens pages of the built site in a real browser, with a fake server, for the tests of one file: call it outside of them.
 * Each page has a window that no other test uses at the same time, and which remembers nothing of the tests before.
 */
export function openPages() {
  let origin = '';
  beforeAll(async () => {
    origin = await fakeServer();
  });
  const { openWindow, openTab } = openWindows();

  /** Loads a page in a tab. */
  async function load(
    page: Page,
    path: string,
    answers: Answers,
    { prepare, until = 'hydrated' }: Pick<Visitor, 'prepare' | 'until'> = {},
  ): Promise<Opened> {
    const problems = problemsOf(page);
    const requests = await fakeApi(page, answers);
    await prepare?.(page);
    await page.goto(new URL(path, origin).href, { waitUntil: until === 'begun' ? 'commit' : 'load' });
    if (until === 'hydrated') await untilHydrated(page);
    return { page, problems, ...requests };
  }

  /** Opens a page in another tab of a window. */
  const openIn = async (context: BrowserContext, path: string, answers: Answers): Promise<Opened> =>
    load(await openTab(context), path, answers);

  /** Opens a page in a window of its own: 1280 × 900, British English, without motion. */
  async function open(
    path: string,
    answers: Answers = {},
    {
      theme = 'light',
      signedIn = false,
      isNewDevice = false,
      hasSeenPrivacy = false,
      viewport = DESKTOP,
      reducedMotion = 'reduce',
      prepare,
      until,
      ...changes
    }: Visitor = {},
  ): Promise<Opened> {
    const page = await openWindow({
      look: { viewport, reducedMotion, colorScheme: theme },
      options: { ...BROWSER, isMobile: changes.hasTouch ?? false, ...changes },
      stored: {
        ...(!isNewDevice && { 'cairn.signed-in-before': 'yes' }),
        ...(signedIn && { 'cairn.signed-in': String(aMe.UserID) }),
        ...(hasSeenPrivacy && { 'cairn.privacy': 'seen' }),
      },
      isPrepared: prepare !== undefined,
    });
    const session: Answers = signedIn
      ? {
          refreshSession: () => aSession,
          getMe: () => aMe,
        }
      : {};
    return await load(
      page,
      path,
      { ...session, ...answers },
      { ...(prepare && { prepare }), ...(until && { until }) },
    );
  }

  /** Goes to another page in the same tab, by its address. */
  async function goTo(page: Page, path: string): Promise<void> {
    await page.goto(new URL(path, origin).href);
    await untilHydrated(page);
  }

  return {
    /** Of the site. Known within tests. */
    get origin(): string {
      return origin;
    },
    openIn,
    open,
    goTo,
  };
}

export type Pages = ReturnType<typeof openPages>;

function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', message => {
    if (message.location().url.includes('/api/')) return;
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  return problems;
}

/** Axe violations of a page: the rule and the element, and targets that are too small to press. */
export async function axeViolations(page: Page): Promise<string[]> {
  await loadAxe(page);
  const violations = await page.evaluate(async () => {
    // axe has just been injected
    const { run } = (window as unknown as { axe: typeof Axe }).axe;
    const { violations } = await run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`));
  });
  return [...violations, ...(await smallTargets(page))];
}

/**
 * Loads axe into a page that does not have it yet: from the fake server, so that a window compiles it once, or else as a text,
 * which takes as long as a run of it.
 */
async function loadAxe(page: Page): Promise<void> {
  const isServed = new URL(page.url()).origin === (await fakeServer());
  const isLoaded = await page.evaluate(
    async path => {
      if ('axe' in window) return true;
      if (!path) return false;
      const script = document.createElement('script');
      script.src = path;
      await new Promise(done => {
        for (const end of ['load', 'error']) script.addEventListener(end, done);
        document.head.append(script);
      });
      script.remove();
      return 'axe' in window;
    },
    isServed ? axePath : '',
  );
  if (!isLoaded) await page.evaluate(axeSource);
}

/** Path and query of the current page. */
export const pathAndQueryOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
