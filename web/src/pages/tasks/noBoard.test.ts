import { expect, test } from 'vitest';
import { TaskID } from '#shared/ids.ts';
import { axeViolations, openPages, pathAndQueryOf } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';
import { aBoard, aTask } from '#web/testing/taskBoard.ts';

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

test('People without a task are shown the tasks of their teams that are assigned to nobody', async () => {
  const task = (number: number, Title: string, change = {}) =>
    aTask({ TaskID: TaskID.parse(`task-${number}`), Title, status: 'TODO', ...change });
  const { page } = await pages.open(
    '/en/user-tasks',
    {
      getPageConfig: () => ({ pageName: 'user-tasks', data: {}, version: 1 }),
      listTaskBoards: () => ({ items: [aBoard] }),
      listAuthorTasks: () => ({ items: [] }),
      listProjectTasks: () => ({
        items: [
          task(1, 'Solder the head'),
          task(2, 'Paint the box', { assignee: aMe }),
          task(3, 'Draw the map'),
        ],
        board: aBoard,
        counts: { TODO: 3, IN_PROGRESS: 0, IN_REVIEW: 0, DONE: 0, CANCELLED: 0 },
      }),
    },
    { signedIn: true },
  );
  await page.getByRole('heading', { name: 'Nothing assigned to you' }).waitFor();
  const open = page.getByRole('region', { name: 'Open tasks of your teams' });
  await open.getByText('2 tasks are assigned to nobody').waitFor();
  expect(await open.getByText('Paint the box').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  const first = open.getByRole('link', { name: 'Solder the head' });
  expect(await first.getAttribute('href')).toBe(`/en/project-tasks?project=${aBoard.ProjectID}&task=task-1`);
  await open.getByRole('link', { name: `See the board of ${aBoard.shortName}` }).waitFor();
});
