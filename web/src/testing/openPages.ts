import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { LaunchOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { launchBrowser } from '#e2e/browser.ts';
import { HYDRATED } from '#web/hydrated.ts';
import { type Answers, fakeApi } from './fakeApi.ts';
import { aMe } from './samples.ts';

interface Visitor {
  theme?: 'light' | 'dark';
  /** Whether the user is signed in. */
  signedIn?: boolean;
  /** Whether nobody has ever signed in on the device. */
  isNewDevice?: boolean;
  viewport?: { width: number; height: number };
  /** Whether the device is touched rather than pointed at. */
  hasTouch?: boolean;
  /** Time zone of the device; the machine's by default. */
  timezoneId?: string;
}

const DESKTOP = { width: 1280, height: 900 };

/** Opens pages of the built site in a real browser, with a fake server. */
export async function openPages(options: LaunchOptions = {}) {
  const origin = inject('siteOrigin');
  const browser = await launchBrowser(options);

  return {
    origin,
    async open(
      path: string,
      answers: Answers,
      {
        signedIn = false,
        isNewDevice = false,
        theme = 'light',
        viewport = DESKTOP,
        hasTouch = false,
        timezoneId,
      }: Visitor = {},
    ) {
      const context = await browser.newContext({
        locale: 'en-GB',
        viewport,
        hasTouch,
        isMobile: hasTouch,
        ...(timezoneId && { timezoneId }),
        reducedMotion: 'reduce',
        colorScheme: theme,
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      if (!isNewDevice) await page.addInitScript(() => localStorage.setItem('cairn.signed-in-before', 'yes'));
      if (signedIn)
        await page.addInitScript(id => localStorage.setItem('cairn.signed-in', id), String(aMe.UserID));
      const api = await fakeApi(page, {
        ...(signedIn && {
          refreshSession: () => ({ UserID: aMe.UserID, token: 'token', expiresIn: 3600 }),
          getMe: () => aMe,
        }),
        ...answers,
      });
      await page.addInitScript(
        name => addEventListener(name, () => document.documentElement.setAttribute('data-hydrated', '')),
        HYDRATED,
      );
      await page.goto(origin + path);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await page.locator('h1').first().waitFor();
      return { page, ...api };
    },
    async close() {
      await browser.close();
    },
  };
}

export type Pages = Awaited<ReturnType<typeof openPages>>;

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
