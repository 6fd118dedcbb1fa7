import type { BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page } from 'playwright-core';
import { afterEach, type MockInstance, vi } from 'vitest';
import { workerBrowser } from '#e2e/browser.ts';
import { hangsAfterMs } from '#infra/scripts/hangs.ts';
import { blankPath, fakeServer, forgetPages } from './fakeServer.ts';
import { keepFailure, recordContext } from './keepFailure.ts';
import { recordHydration } from './waits.ts';

/** Options of a window that can change while it is open. */
type Look = Required<Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'reducedMotion'>>;

/** A browser window that one test after the other uses: code that has run in it is not compiled again. */
interface ReusedWindow {
  context: BrowserContext;
  page: Page;
  devtools: CDPSession;
  /** The options that it was opened with, apart from its look. */
  kind: string;
}

/** A window that a test has asked for. */
interface Wanted {
  look: Look;
  options: BrowserContextOptions;
  /** Items stored on the device, by name, whenever a page loads. */
  stored: Record<string, string>;
  /** Whether the test changes the window before it loads a page, so that no other test can use it. */
  isPrepared: boolean;
}

/** State of a window that belongs to the test that uses it. */
interface Use {
  look: Look;
  stored: Disposable;
  changes: MockInstance[];
}

/** Number of windows that a worker keeps for later tests; each takes the memory of a page. */
const keptWindows = 2;
/** Windows that no test uses, the latest last. They end with the worker's browser. */
const free: ReusedWindow[] = [];

/** Changes of a window that nothing undoes: after one of them it is closed with its test. */
const lasting = {
  page: ['addInitScript', 'route', 'emulateMedia', 'exposeFunction', 'exposeBinding'],
  clock: ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'],
  mouse: ['down'],
  keyboard: ['down'],
  context: [
    'addInitScript',
    'route',
    'exposeFunction',
    'exposeBinding',
    'grantPermissions',
    'clearPermissions',
    'newCDPSession',
    'setGeolocation',
    'setOffline',
    'setExtraHTTPHeaders',
  ],
} as const;

/** Events that tests of a page listen to. */
const events = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;

/**
 * Returns a function that gives a test a window with an empty page of the fake server. It has no cookies, nothing stored and
 * no history, whatever the tests before it did. After a failed test it leaves a trace.
 */
export function openWindows() {
  const used = new Map<ReusedWindow, Use>();

  afterEach(async ({ task }) => {
    await keepFailure(
      task,
      [...used.keys()].map(({ context }) => context),
    );
    for (const [window, { changes, stored }] of used) {
      const isChanged = changes.some(({ mock }) => mock.calls.length > 0);
      for (const change of changes) change.mockRestore();
      await stored.dispose();
      const isSpent = isChanged || task.result?.state === 'fail' || window.page.isClosed();
      if (isSpent || !(await isEmptied(window))) await window.context.close();
      else await keep(window);
    }
    used.clear();
    forgetPages();
  });

  async function openWindow({ look, options, stored, isPrepared }: Wanted): Promise<Page> {
    const kept = isPrepared ? undefined : takeFree(JSON.stringify(options));
    const window = kept ?? (await newWindow(options));
    await setLook(window.page, look);
    const script = await window.context.addInitScript(items => {
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    }, stored);
    used.set(window, { look, stored: script, changes: lastingChangesOf(window) });
    return window.page;
  }

  /** Opens another tab in a window. */
  async function openTab(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    for (const [window, { look }] of used) if (window.context === context) await setLook(page, look);
    return page;
  }

  return { openWindow, openTab };
}

function takeFree(kind: string): ReusedWindow | undefined {
  const place = free.findLastIndex(window => window.kind === kind && !window.page.isClosed());
  return place < 0 ? undefined : free.splice(place, 1)[0];
}

async function newWindow(options: BrowserContextOptions): Promise<ReusedWindow> {
  const context = await (await workerBrowser()).newContext(options);
  context.setDefaultTimeout(hangsAfterMs);
  await recordContext(context);
  await recordHydration(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  return { context, page, devtools, kind: JSON.stringify(options) };
}

async function setLook(page: Page, { viewport, colorScheme, reducedMotion }: Look): Promise<void> {
  const now = page.viewportSize();
  if (viewport && (now?.width !== viewport.width || now.height !== viewport.height))
    await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion });
}

const lastingChangesOf = ({ context, page }: ReusedWindow): MockInstance[] =>
  [
    ...lasting.page.map(name => [page, name] as const),
    ...lasting.clock.map(name => [page.clock, name] as const),
    ...lasting.mouse.map(name => [page.mouse, name] as const),
    ...lasting.keyboard.map(name => [page.keyboard, name] as const),
    ...lasting.context.map(name => [context, name] as const),
  ].map(([target, name]) => vi.spyOn(target as never, name as never));

/** Keeps a window for the next test of its kind, and no more than a few. */
async function keep(window: ReusedWindow): Promise<void> {
  free.push(window);
  if (free.length > keptWindows) await free.shift()?.context.close();
}

/** Whether nothing of a test is left in its window. A page that has crashed cannot be emptied. */
const isEmptied = (window: ReusedWindow): Promise<boolean> =>
  empty(window).then(
    () => true,
    () => false,
  );

async function empty(window: ReusedWindow): Promise<void> {
  const { context, page, devtools } = window;
  for (const each of events) page.removeAllListeners(each);
  const others = context.pages().filter(tab => tab !== page);
  await Promise.all(others.map(tab => tab.close()));
  await page.mouse.move(-1, -1);
  // from here on nothing of the test's page runs, which might store something
  await page.goto((await fakeServer()) + blankPath);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await devtools.send('Page.resetNavigationHistory');
  await context.tracing.stop();
  await recordContext(context);
}
