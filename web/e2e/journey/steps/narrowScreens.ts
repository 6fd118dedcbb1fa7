import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { untilComplete } from '#web/testing/waits.ts';
import { signInDemo } from '../demoVisitor.ts';
import type { Scene } from '../scene.ts';

const publicPages = ['', '/market', '/projects/tidewatch/tidewatch', '/authors/maren'];
const ownPages = [
  '/proposal',
  '/messages',
  '/project-tasks',
  '/payout',
  '/contribution-requests',
  '/notifications',
];
const widths = [768, 390, 320];

/** The main pages with real data on small screens: nothing is cut off, broken or hard to hit. */
export async function expectNarrowPages(scene: Scene): Promise<void> {
  const { page } = await signInDemo(scene, 'maren');
  const found: string[] = [];
  for (const path of [...publicPages, ...ownPages]) {
    await openPage(scene, page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const faults = [
        ...(await overflowOf(page, width)),
        ...(await brokenWordsOf(page)),
        ...(width < 640 || scene.isPhone ? await smallTargetsOf(page) : []),
      ];
      found.push(...faults.map(fault => `${path || '/'} at ${width} px: ${fault}`));
    }
  }
  expect(found).toEqual([]);
}

/** More pages that have broken words or become too wide when letters are twice as large. */
const wordyPages = ['/home', '/roles', '/teams-to-hire', '/generic/faq', '/edit-profile', '/statistics'];

/** The pages on a phone that is set to letters of twice the size: nothing is cut off or broken. */
export async function expectLargeText(scene: Scene): Promise<void> {
  const { page } = await signInDemo(scene, 'maren', { largeText: true });
  const found: string[] = [];
  for (const path of [...publicPages, ...ownPages, ...wordyPages]) {
    await openPage(scene, page, path);
    const faults = [...(await overflowOf(page, 390)), ...(await brokenWordsOf(page))];
    found.push(...faults.map(fault => `${path || '/'}: ${fault}`));
  }
  expect(found).toEqual([]);
}

async function openPage({ environment, language }: Scene, page: Page, path: string): Promise<void> {
  await page.goto(`${environment.url}/${language}${path}`);
  await page.locator('.head .me').waitFor();
  await untilComplete(page);
}

/** Compared with the width that was set: a phone zooms out to show a page that is wider. */
const overflowOf = (page: Page, width: number): Promise<string[]> =>
  page.evaluate(available => {
    const overflow = document.documentElement.scrollWidth - available;
    return overflow > 0 ? [`${overflow} px too wide`] : [];
  }, width);

/** Words that continue on the next line. */
const brokenWordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.sr, textarea')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]{3,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 4) broken.push(`“${word}” is broken`);
      }
    }
    return broken;
  });

/** Buttons and fields that are less than 44 px high. Links within lines of text are as high as their line. */
const smallTargetsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(button, select, input.input, .btn, .ib), header .ib',
      ),
    ]
      .filter(element => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr'))
      .filter(element => {
        const { width, height } = element.getBoundingClientRect();
        return width > 3 && height > 3 && height < 43.5;
      })
      .map(
        element =>
          `${element.tagName}.${element.className} “${element.textContent?.trim() || element.ariaLabel}” is ${Math.round(element.getBoundingClientRect().height)} px high`,
      ),
  );
