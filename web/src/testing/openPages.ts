import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import { launchBrowser } from '#e2e/browser.ts';
import { type Answers, fakeApi } from './fakeApi.ts';
import { aMe } from './samples.ts';

/** Dependencies of lazily loaded modules, optimised in advance so that nothing reloads during a test. */
const late = [
  'react',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react-router-dom',
  'react-hook-form',
  '@hookform/resolvers/standard-schema',
  'i18next',
  'react-markdown',
  'swr',
  'swr/infinite',
  'zod/mini',
];

interface Visitor {
  theme?: 'light' | 'dark';
  /** Whether the user is signed in. */
  signedIn?: boolean;
}

/** Opens pages of the application in a real browser, with a fake server. */
export async function openPages() {
  const cacheDir = mkdtempSync(join(tmpdir(), 'cairn-pages-'));
  const server = await createServer({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    cacheDir,
    logLevel: 'error',
    server: { port: 0, strictPort: false, host: '127.0.0.1', hmr: false, watch: null },
    optimizeDeps: { include: late },
  });
  await server.listen();
  const origin = `http://127.0.0.1:${new URL(server.resolvedUrls?.local[0] ?? '').port}`;
  const browser = await launchBrowser();
  // The first visit compiles everything, which would exceed the timeout of a test.
  const first = await browser.newPage();
  await first.goto(`${origin}/en/market`, { timeout: 90_000 });
  await first.goto(`${origin}/en/projects/none`, { timeout: 60_000 });
  await first.close();

  return {
    origin,
    async open(path: string, answers: Answers, { signedIn = false, theme = 'light' }: Visitor = {}) {
      const context = await browser.newContext({
        locale: 'en-GB',
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
        colorScheme: theme,
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      if (signedIn)
        await page.addInitScript(id => localStorage.setItem('cairn.signed-in', id), String(aMe.UserID));
      const api = await fakeApi(page, {
        ...(signedIn && {
          refreshSession: () => ({ UserID: aMe.UserID, token: 'token', expiresIn: 3600 }),
          getMe: () => aMe,
        }),
        ...answers,
      });
      await page.goto(origin + path);
      await page.locator('h1').first().waitFor();
      return { page, ...api };
    },
    async close() {
      await browser.close();
      await server.close();
      rmSync(cacheDir, { recursive: true, force: true });
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
