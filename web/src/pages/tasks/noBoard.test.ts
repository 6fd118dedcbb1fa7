import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPages, type Pages, pathAndQueryOf } from '#web/testing/openPages.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(async () => await pages?.close());

test('People without a team are sent from their tasks to the projects, not to a board that they do not have', async () => {
  const { page } = await pages.open(
    '/en/user-tasks',
    {
      getPageConfig: () => ({ pageName: 'user-tasks', data: {}, version: 1 }),
      listTaskBoards: () => ({ items: [] }),
      listAuthorTasks: () => ({ items: [] }),
    },
    { signedIn: true },
  );
  await page.getByRole('heading', { name: 'No project yet' }).waitFor();
  expect(await page.getByRole('searchbox').count()).toBe(0);
  await page.getByRole('link', { name: 'Find a project' }).click();
  await page.waitForURL(/market/);
  expect(pathAndQueryOf(page)).toBe('/en/market');
});
