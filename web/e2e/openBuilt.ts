import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { buildSite } from '../build/builtSite.ts';
import { launchBrowser } from './browser.ts';
import { type BuiltSite, serveBuilt } from './serveBuilt.ts';

export interface Visit {
  page: Page;
  /** Console errors and warnings, and uncaught exceptions. */
  pageErrors: string[];
}

/** Opens the built site in a browser for the tests of one file. Contexts are closed after each test. */
export function openBuilt() {
  let site: BuiltSite;
  let browser: Browser;

  beforeAll(async () => {
    await buildSite();
    site = await serveBuilt();
    browser = await launchBrowser();
  }, 120_000);

  afterEach(async () => {
    await Promise.all(browser.contexts().map(context => context.close()));
  });

  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  /** A browser context: 1280 × 900, British English. */
  const newContext = async (options: BrowserContextOptions = {}): Promise<BrowserContext> =>
    await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 }, ...options });

  /** Opens a page as a visitor. `prepare` runs before its first request. */
  async function visit(
    path: string,
    options: BrowserContextOptions = {},
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<Visit> {
    const context = await newContext(options);
    const page = await context.newPage();
    const pageErrors: string[] = [];
    page.on('console', message => {
      if (message.location().url.includes('/api/')) return; // the built pages have no server here
      if (message.type() === 'error' || message.type() === 'warning') pageErrors.push(message.text());
    });
    page.on('pageerror', error => pageErrors.push(error.message));
    await prepare?.(page);
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    return { page, pageErrors };
  }

  return { origin: () => site.origin, newContext, visit };
}
