import { expect, test } from 'vitest';
import type { TaskReward } from '#shared/entities/award.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aMe, aProject } from '#web/testing/samples.ts';
import { aBoard, aTask, openBoard } from '#web/testing/taskBoard.ts';

const pages = openPages();

const { owner: maren } = aProject();
const assignee = {
  UserID: maren.UserID,
  username: maren.username,
  name: 'Maren Okoro',
  avatar: maren.avatar,
};
const nextAt = '2026-11-30T00:00:00.000Z';
const viewport = { width: 1280, height: 900 };

/** The acceptance of a task of another person in the reader's own project. */
async function askToAccept(getTaskReward: () => TaskReward, points = 0) {
  const first = { assignee, points };
  const { page } = await openBoard(pages, {
    first,
    viewport,
    answers: {
      getTaskReward,
      changeTaskStatus: () => ({
        ...aTask({ ...first, status: 'DONE', version: 2 }),
        reward: getTaskReward(),
      }),
    },
  });
  await page.getByRole('button', { name: 'Actions for Order the sensors' }).click();
  await page.getByRole('button', { name: 'Accept as done' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept “Order the sensors” as done?' });
  await dialog.waitFor();
  return { page, dialog };
}

test('Whoever accepts a task reads which points it brings', async () => {
  const { dialog } = await askToAccept(() => ({ points: 200 }), 40);
  await dialog.getByText('Maren Okoro receives 200 contribution points and 40 team points.').waitFor();
});

test('Whoever accepts a task reads beforehand and afterwards that it brings no points, and from when on there are some', async () => {
  const { page, dialog } = await askToAccept(() => ({ points: 0, nextAt }));
  await dialog.getByText('receives no contribution points').waitFor();
  await dialog.getByText('3 times a day and 10 times a week').waitFor();
  await dialog.getByText(/From 30 Nov 2026, \d\d:\d\d on/).waitFor();
  await dialog.getByRole('button', { name: 'Accept as done' }).click();
  await page.getByText('accepted as done. Maren Okoro receives no contribution points this time').waitFor();
});

test('The assignee of a task reads beforehand that it brings no points for now', async () => {
  const own = { UserID: aMe.UserID, username: aMe.username, avatar: aMe.avatar };
  const { page } = await openBoard(pages, {
    seen: { ...aBoard, OwnerUserID: maren.UserID, isOwner: false },
    first: { assignee: own, status: 'IN_PROGRESS' },
    viewport,
    answers: { getTaskReward: () => ({ points: 0, nextAt }) },
  });
  await page.locator('[draggable=true]', { hasText: 'Order the sensors' }).click();
  await page.getByText('this task brings you no contribution points').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
});
