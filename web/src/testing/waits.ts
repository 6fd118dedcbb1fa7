import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { HYDRATED } from '#web/hydrated.ts';

/** Marks pages that are opened from now on when they are hydrated, for `untilHydrated`. */
export const recordHydration = (of: Page | BrowserContext) =>
  of.addInitScript(
    name => addEventListener(name, () => document.documentElement.setAttribute('data-hydrated', '')),
    HYDRATED,
  );

/** Waits until a page has its heading and handles user input. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('h1').first().waitFor();
}

/** Waits until the code and the fonts of a page have arrived, those of its deferred parts included. */
export async function untilLive(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.waitForFunction(() => {
    // React marks elements that it has hydrated.
    const isLive = (part: Element) => Object.keys(part).some(name => name.startsWith('__react'));
    return [...document.querySelectorAll('footer, .privacy, .region')].every(isLive);
  });
  await untilFontsLoaded(page);
}

/**
 * Waits until nothing of a page is still on its way: no code, no font, and no data that it shows a skeleton for. The page of
 * components shows skeletons for good.
 */
export async function untilComplete(page: Page): Promise<void> {
  await untilLive(page);
  await page.waitForFunction(() => {
    const isKit = location.pathname.endsWith('/kit');
    return isKit || !document.querySelector('main .skel, .head .skel, main .av:empty');
  });
  await nextFrames(page);
  await untilFontsLoaded(page);
}

/** Waits until the fonts that a page shows have arrived. */
export const untilFontsLoaded = (page: Page): Promise<void> =>
  page.evaluate(() => document.fonts.ready.then(() => undefined));

/** Waits until the page keeps the focus near its place when the focused element disappears; the code for that loads last. */
export async function untilFocusIsKept(page: Page): Promise<void> {
  const isFocusKept = async () => {
    const focused = document.activeElement;
    const probe = document.createElement('button');
    (document.querySelector('dialog[open]') ?? document.querySelector('main'))?.append(probe);
    probe.focus();
    probe.remove();
    await new Promise(requestAnimationFrame);
    const isKept = document.activeElement !== document.body;
    // The focus returns to where it was; the body takes it only with a tab index.
    if (focused === document.body) document.body.tabIndex = -1;
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    if (focused === document.body) document.body.removeAttribute('tabindex');
    return isKept;
  };
  await expect.poll(() => page.evaluate(isFocusKept)).toBe(true);
}

/** Waits until a page shows the result of the last event: it measures once a frame has been drawn, and may then change again. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++)
      await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  });

/**
 * Gives documents that a page loads from now on a clock that a test can advance. The time limits of requests stay real: however
 * much time the test lets pass, the server answers within them.
 */
export async function fakeClock(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.assign(window, { realTimeout: AbortSignal.timeout.bind(AbortSignal) }),
  );
  await page.clock.install();
  await page.addInitScript(() =>
    Object.defineProperty(AbortSignal, 'timeout', { value: Reflect.get(window, 'realTimeout') }),
  );
}

/**
 * Lets the time of a page with a fake clock pass until something is shown, or hidden. The server gets longer to answer after each
 * step: otherwise a page that asks again with every step would never see an answer on a slow machine.
 */
export async function passTimeUntil(
  page: Page,
  part: Locator,
  state: 'visible' | 'hidden' = 'visible',
): Promise<void> {
  const isReached = async () => (await part.isVisible()) === (state === 'visible');
  let timeout = 25;
  const pass = async () => {
    if (await isReached()) return true;
    await page.clock.runFor(5_000);
    timeout *= 1.5;
    await part.waitFor({ state, timeout }).catch(() => undefined);
    return await isReached();
  };
  await expect.poll(pass).toBe(true);
}
