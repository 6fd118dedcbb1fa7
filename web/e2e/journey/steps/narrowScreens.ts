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
const sizes = [
  { width: 768, text: '100%' },
  { width: 390, text: '100%' },
  { width: 320, text: '100%' },
  { width: 390, text: '200%' },
] as const;

/** The main pages with real data, on small screens and with large text: nothing is cut off, broken or hard to hit. */
export async function expectNarrowPages(scene: Scene): Promise<void> {
  const { page } = await signInDemo(scene, 'maren');
  const found: string[] = [];
  for (const path of [...publicPages, ...ownPages]) {
    await page.goto(`${scene.environment.url}/${scene.language}${path}`);
    await page.locator('.head .me').waitFor();
    await untilComplete(page);
    for (const { width, text } of sizes) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), text);
      const faults = [
        ...(await overflowOf(page, width)),
        ...(text === '100%' ? await brokenWordsOf(page) : []),
        ...(text === '100%' && (width < 640 || scene.isPhone) ? await smallTargetsOf(page) : []),
      ];
      found.push(...faults.map(fault => `${path || '/'} at ${width} px, text of ${text}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
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
