import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';
import { projectPath, projectServer } from '#web/testing/projectPage.ts';
import { fillIn, send } from '#web/testing/proposalPage.ts';

const pages = openPages();

const pressLink = (name: RegExp) => (page: Page) => page.getByRole('link', { name }).first().click();

/** Actions of visitors that need an account and say nothing of signing in. Payments have tests of their own. */
const wanted: readonly [what: string, path: string, press: (page: Page) => Promise<void>][] = [
  ['like', projectPath, pressLink(/^Like/)],
  ['follow', projectPath, pressLink(/^Follow/)],
  ['apply', projectPath, pressLink(/^Apply: Firmware engineer/)],
  [
    'propose',
    '/en/proposal',
    async page => {
      await fillIn(page);
      await send(page).click();
    },
  ],
];

test.each(wanted)(
  'A newcomer who wants to %s creates an account and comes back; others sign in',
  async (_, path, press) => {
    for (const isNewDevice of [true, false]) {
      const { page } = await pages.open(path, projectServer(), { isNewDevice });
      await press(page);
      await page.waitForURL(isNewDevice ? '**/en/signup?**' : '**/en/signin?**');
      expect(new URL(page.url()).searchParams.get('next')).toContain(path);
    }
  },
);
