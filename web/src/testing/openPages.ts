import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { type Answers, type ApiRequests, fakeApi } from './fakeApi.ts';
import { openContexts } from './openContexts.ts';
import { aMe, aSession } from './samples.ts';
import { recordHydration, untilHydrated } from './waits.ts';

interface Visitor extends Omit<BrowserContextOptions, 'isMobile' | 'colorScheme'> {
  theme?: 'light' | 'dark';
  /** Whether the user is signed in, as `aMe` unless `getMe` answers otherwise. */
  signedIn?: boolean;
  /** Whether nobody has ever signed in on the device. */
  isNewDevice?: boolean;
  /** Whether the privacy notice has been dismissed. */
  hasSeenPrivacy?: boolean;
  /** Runs before the first request of the page. */
  prepare?: (page: Page) => Promise<unknown>;
  /** `loaded` does not wait for the page's own scripts, which some tests do without, nor `begun` for any, which some hold back. */
  until?: 'hydrated' | 'loaded' | 'begun';
}

/** An open page and what its server received. */
export interface Opened extends ApiRequests {
  page: Page;
  /** Errors and warnings in the console, and uncaught exceptions. The fake server's own refusals are not among them. */
  problems: string[];
}

const DESKTOP = { width: 1280, height: 900 };

/**
 * Opens pages of the built site in a real browser, with a fake server, for the tests of one file: call it outside of them.
 * Each page has a browser context of its own, which is closed when the test has ended.
 */
export function openPages() {
  const origin = inject('siteOrigin');
  const openContext = openContexts();

  /** A context of its own: 1280 × 900, British English, without motion. */
  const newContext = (options: BrowserContextOptions = {}): Promise<BrowserContext> =>
    openContext({
      locale: 'en-GB',
      viewport: DESKTOP,
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
      ...options,
    });

  /** Opens a page in a context, as another tab if it has one already. */
  async function openIn(
    context: BrowserContext,
    path: string,
    answers: Answers,
    { prepare, until = 'hydrated' }: Pick<Visitor, 'prepare' | 'until'> = {},
  ): Promise<Opened> {
    const page = await context.newPage();
    const problems = problemsOf(page);
    const requests = await fakeApi(page, answers);
    await recordHydration(page);
    await prepare?.(page);
    await page.goto(new URL(path, origin).href, { waitUntil: until === 'begun' ? 'commit' : 'load' });
    if (until === 'hydrated') await untilHydrated(page);
    return { page, problems, ...requests };
  }

  /** Opens a page in a context of its own. */
  async function open(
    path: string,
    answers: Answers = {},
    {
      theme = 'light',
      signedIn = false,
      isNewDevice = false,
      hasSeenPrivacy = false,
      prepare,
      until,
      ...options
    }: Visitor = {},
  ): Promise<Opened> {
    const { hasTouch = false } = options;
    const context = await newContext({ colorScheme: theme, isMobile: hasTouch, ...options });
    const stored = {
      ...(!isNewDevice && { 'cairn.signed-in-before': 'yes' }),
      ...(signedIn && { 'cairn.signed-in': String(aMe.UserID) }),
      ...(hasSeenPrivacy && { 'cairn.privacy': 'seen' }),
    };
    await context.addInitScript(items => {
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    }, stored);
    const session: Answers = signedIn
      ? {
          refreshSession: () => aSession,
          getMe: () => aMe,
        }
      : {};
    return await openIn(
      context,
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

  return { origin, newContext, openIn, open, goTo };
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

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe violations of a page: the rule and the element. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return await page.evaluate(async () => {
    // axe has just been injected
    const { run } = (window as unknown as { axe: typeof Axe }).axe;
    const { violations } = await run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`));
  });
}

/** Path and query of the current page. */
export const pathAndQueryOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
