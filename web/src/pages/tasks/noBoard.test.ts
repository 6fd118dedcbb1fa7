import { expect, test } from 'vitest';
import { openPages, pathAndQueryOf } from '#web/testing/openPages.ts';

const pages = openPages();

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
