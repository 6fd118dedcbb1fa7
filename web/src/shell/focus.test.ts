import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';
import { projectPath, projectServer } from '#web/testing/projectPage.ts';
import { nextFrames, untilComplete, untilFocusIsKept } from '#web/testing/waits.ts';

const pages = openPages();

/** Description of the focused element if no part of it can be seen. */
const coveredStop = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
    const floating = '.bottom-bar, .privacy, .ptabs';
    // A control that is only there for assistive technology is seen by its label.
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
    const shown = focused.getBoundingClientRect().width > 2 ? focused : (label ?? focused);
    const { left, top, width, height } = shown.getBoundingClientRect();
    const isSeen = [0.1, 0.5, 0.9].some(share => {
      const hit = document.elementFromPoint(left + width / 2, top + height * share);
      return hit !== null && (!hit.closest(floating) || hit.closest(floating) === focused.closest(floating));
    });
    return isSeen
      ? undefined
      : `${focused.tagName} ${focused.textContent?.trim() || focused.getAttribute('name')}`;
  });

/** Names of the elements on the way through a page by keyboard that nothing can be seen of (WCAG 2.4.11). */
async function hiddenStops(page: Page, stops: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    await nextFrames(page);
    const name = await coveredStop(page);
    if (name) hidden.push(name);
  }
  return hidden;
}

test.each([
  ['the proposal at a zoom of 400 %', '/en/proposal', { width: 320, height: 256 }],
  ['the proposal on a small phone', '/en/proposal', { width: 320, height: 568 }],
  ['a project at a zoom of 400 %', projectPath, { width: 320, height: 256 }],
  ['the proposal on a phone', '/en/proposal', { width: 390, height: 740 }],
  ['the proposal', '/en/proposal', { width: 1280, height: 700 }],
  ['a project on a phone', projectPath, { width: 390, height: 740 }],
  ['sign-up on a phone', '/en/signup', { width: 390, height: 740 }],
])('%s: nothing that has the focus is behind what floats at the bottom', async (_, path, size) => {
  const { page } = await pages.open(path, projectServer());
  await page.setViewportSize(size);
  await page.getByRole('complementary', { name: 'Privacy' }).waitFor();
  await untilComplete(page); // later content moves the page under the focus
  expect(await hiddenStops(page, 45)).toEqual([]);
});

test('The link to the content leads there without an entry in the history', async () => {
  const { page } = await pages.open('/en', {});
  const entries = await page.evaluate(() => history.length);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('main').and(page.locator(':focus')).waitFor();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(new URL(page.url()).hash).toBe('');
});

test('The privacy notice comes right after the link to the content, and leaves it', async () => {
  const { page } = await pages.open('/en', {});
  await untilFocusIsKept(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Skip to content');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Read the privacy notice');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('complementary', { name: 'Privacy' }).count()).toBe(0);
  // The focus is on the header, which comes next, and not back on the link to the content, which would cover the logo.
  await page.locator('header.head:focus').waitFor();
  await page.keyboard.press('Tab');
  await page.locator('header .brand:focus').waitFor();
});

/** Elements that stay in the window, however low it is: messages, menus over the page, and those that never cover the text. */
const STAYS = ['.interactive-stone', '.menu--popover', '.toasts', '.compare th:first-child'];

test('what stays in the window leaves low ones to the page', () => {
  const root = join(import.meta.dirname, '..');
  const stays = globSync('**/*.css', { cwd: root })
    .flatMap(file => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/([^{};/]+)\{[^{}]*position: (?:sticky|fixed);/g),
    ])
    .map(([, selector = '']) => selector.trim());
  expect(stays.toSorted()).toEqual(STAYS.toSorted());
});
