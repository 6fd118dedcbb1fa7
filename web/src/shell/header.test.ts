import { expect, test } from 'vitest';
import { languages } from '#shared/settings.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();
const empty = () => ({ items: [] });

/** More than most people ever have, so that nothing breaks the line for anybody. */
const me = { ...aMe, contributionPoints: 1_234_567, unreadMessages: 120, unreadNotifications: 120 };

const WIDTHS = [320, 359, 360, 390, 479, 480, 640, 1024, 1199, 1200, 1279, 1280, 1440];

test.each(languages)(
  'the header is one line high in %s, for visitors and for people with many points',
  async lang => {
    for (const signedIn of [true, false]) {
      const { page } = await pages.open(
        `/${lang}/about`,
        { listMyOrders: empty, listTaskBoards: empty, ...(signedIn && { getMe: () => me }) },
        { signedIn, hasSeenPrivacy: true, viewport: { width: 1440, height: 900 } },
      );
      await page.locator(signedIn ? '.head .me' : '.head .visitor').waitFor();
      await page.locator('.nav > button').first().waitFor();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const { height = 0 } = (await page.locator('.head').boundingBox()) ?? {};
        expect(height, `${width} px, signed in: ${signedIn}`).toBeLessThanOrEqual(73);
      }
    }
  },
);
