import { describe, expect, test } from 'vitest';
import { newcomer } from '#web/testing/account.ts';
import { openPages } from '#web/testing/openPages.ts';
import { untilComplete, untilLive } from '#web/testing/waits.ts';

const pages = openPages();

describe('The built site', () => {
  test.each([320, 390, 820, 1024])('does not scroll horizontally at %i px', async width => {
    for (const path of ['/en', '/fr', '/es', '/en/kit']) {
      const { page } = await pages.open(path, {}, { ...newcomer, viewport: { width, height: 900 } });
      await untilComplete(page);
      const { wide, room } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        room: innerWidth,
      }));
      expect(wide, path).toBeLessThanOrEqual(room);
    }
  });

  test.each([390, 1280])('holds text of twice the size at %i px', async width => {
    const { page } = await pages.open('/fr', {}, { ...newcomer, viewport: { width, height: 900 } });
    for (const path of ['/fr', '/fr/membership', '/en/signup']) {
      await pages.goTo(page, path);
      await untilComplete(page);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        path,
      ).toBeLessThanOrEqual(0);
    }
  });

  test('shows a short question at the bottom of a phone, as high as its text', async () => {
    const { page } = await pages.open('/en/kit', {}, { ...newcomer, viewport: { width: 390, height: 800 } });
    await page.getByRole('button', { name: 'Ask first' }).click();
    const box = async () => await page.getByRole('dialog').boundingBox();
    await expect
      .poll(async () => Math.round(((await box())?.y ?? 0) + ((await box())?.height ?? 0)))
      .toBe(800);
    expect((await box())?.height).toBeLessThan(400);
  });

  test('has buttons and fields for fingers on a tablet', async () => {
    const { page } = await pages.open(
      '/en/kit',
      {},
      {
        ...newcomer,
        viewport: { width: 820, height: 1180 },
        hasTouch: true,
      },
    );
    await untilLive(page);
    const heights = await page
      .locator('main :is(.btn, .ib, button.chip, .seg > button, .select, input.input)')
      .evaluateAll(targets => targets.map(target => target.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(20);
    expect(Math.min(...heights.filter(height => height > 3))).toBeGreaterThan(43.5);
  });
});
