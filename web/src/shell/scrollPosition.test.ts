import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ProjectID } from '#shared/ids.ts';
import type { Answers } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aProject, marketCounts } from '#web/testing/samples.ts';

const pages = openPages();

const items = Array.from({ length: 20 }, (_, index) =>
  aProject({ ProjectID: ProjectID.parse(`project-${index}`), name: `Project ${index}` }),
);
const placeOf = (page: Page) => page.evaluate(() => scrollY);
const skeleton = (page: Page) => page.locator('.finding .skel').first();

/** Opens a filtered market far down, and reloads it while its projects are still on their way. */
async function reloadedMarket() {
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  let isReload = false;
  const answers: Answers = {
    listProjects: async () => {
      if (isReload) await mayAnswer;
      return { items, counts: marketCounts() };
    },
  };
  const { page } = await pages.open('/en/market?skill=developers', answers, { hasSeenPrivacy: true });
  await page.getByRole('link', { name: 'Project 19' }).first().scrollIntoViewIfNeeded();
  const before = await placeOf(page);
  expect(before).toBeGreaterThan(1500);

  isReload = true;
  await page.reload();
  await skeleton(page).waitFor({ state: 'attached' });
  return { page, before, answer };
}

test('A filtered market is at the same place after a reload, although its projects arrive later', async () => {
  const { page, before, answer } = await reloadedMarket();
  expect(await placeOf(page)).toBeLessThan(before);
  answer();
  await expect.poll(() => placeOf(page)).toBe(before);
});

test('A page that a person has scrolled meanwhile stays where they are', async () => {
  const { page, answer } = await reloadedMarket();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -10_000);
  await expect.poll(() => placeOf(page)).toBe(0);
  answer();
  await skeleton(page).waitFor({ state: 'detached' });
  expect(await placeOf(page)).toBe(0);
});
