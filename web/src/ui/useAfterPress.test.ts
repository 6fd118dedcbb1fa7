import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';
import { nextFrames } from '#web/testing/waits.ts';

const pages = openPages();

/** Presses on something for as long as people do, in which an error could appear. */
async function pressSlowly(page: Page, target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to press');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  for (let time = 0; time < 5; time++) await nextFrames(page);
  await page.mouse.up();
}

describe('A press on what is below a field with a mistake', () => {
  test('is not lost to the error that appears when the field is left', async () => {
    const { page } = await pages.open('/en/signup', {}, { hasSeenPrivacy: true });
    await page.getByLabel('Username').fill('a');
    const reveal = page.getByRole('button', { name: 'Show the password' });
    await reveal.scrollIntoViewIfNeeded();
    await page.getByLabel('Username').focus();
    await pressSlowly(page, reveal);
    await page.getByRole('button', { name: 'Hide the password' }).waitFor();
    await page.locator('.error', { hasText: 'Minimum length is 2' }).waitFor();
  });

  test.each([930, 942, 960, 1000])('is not lost where the page is scrolled to %i px', async y => {
    const { page } = await pages.open('/en/proposal', {}, { hasSeenPrivacy: true });
    await page.getByLabel('Project name').fill('ab');
    await expect.poll(() => page.locator('.entries-place').count()).toBe(0); // editors that load after the form
    await page.evaluate(top => scrollTo(0, top), y);
    await pressSlowly(page, page.getByRole('button', { name: 'Add a role' }));
    await page.getByLabel('Who you’re looking for').waitFor();
    await page.locator('.error', { hasText: 'Minimum length is 3' }).first().waitFor();
  });
});

test('An error appears immediately when a field is left by the keyboard', async () => {
  const { page } = await pages.open('/en/signup', {}, { hasSeenPrivacy: true });
  await page.getByLabel('Username').fill('a');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.getByLabel('Username').getAttribute('aria-invalid')).toBe('true');
});
