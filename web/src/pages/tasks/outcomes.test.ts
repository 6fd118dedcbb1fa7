import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TaskID } from '#shared/ids.ts';
import { timings } from '#shared/settings.ts';
import type { TaskState } from '#shared/taskLifecycle.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { anAssignee } from '#web/testing/formsOfTranslations.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aBoard, aTask, openBoard } from '#web/testing/taskBoard.ts';

const pages = openPages();
const desktop = { width: 1280, height: 900 };
const longTitle = 'Write down '.repeat(23).trim();

/** Moves the only task to "In progress" by the menu of its card. */
async function moveTask(page: Page) {
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('button', { name: 'In progress' }).click();
  const toast = page.getByRole('region', { name: 'Alerts' }).locator('.toast');
  await toast.getByText('moved to In progress').waitFor();
  return toast;
}

test('A move can be undone from a toast', async () => {
  const { page, requestsTo } = await openBoard(pages, { viewport: desktop });
  const toast = await moveTask(page);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await page.locator('[data-column=IN_REVIEW]').getByText('Order the sensors').waitFor();
  await expect
    .poll(() => requestsTo('changeTaskStatus').map(({ body }) => body['status']))
    .toEqual(['IN_PROGRESS', 'IN_REVIEW']);
});

test('A card is moved while another is on its way', async () => {
  const answered = Promise.withResolvers<void>();
  const inReview = ['sensors', 'buoys'].map(id =>
    aTask({ TaskID: TaskID.parse(id), Title: `Order the ${id}` }),
  );
  const { page, requestsTo } = await openBoard(pages, {
    viewport: desktop,
    answers: {
      listProjectTasks: ({ query }) => ({
        items: query['status'] === 'IN_REVIEW' ? inReview : [],
        board: aBoard,
        counts: { TODO: 0, IN_PROGRESS: 0, IN_REVIEW: 2, DONE: 0, CANCELLED: 0 },
      }),
      changeTaskStatus: async ({ params }) => {
        await answered.promise;
        return aTask({ TaskID: TaskID.parse(params['TaskID']), status: 'IN_PROGRESS', version: 2 });
      },
    },
  });
  for (const { TaskID: id, Title } of inReview) {
    await page.getByRole('button', { name: `Actions for ${Title}` }).click();
    await page.getByRole('button', { name: 'In progress' }).click();
    await page.locator(`[data-column=IN_PROGRESS] [data-card=${id}]`).waitFor();
  }
  await expect
    .poll(() => requestsTo('changeTaskStatus').map(({ params }) => params['TaskID']))
    .toEqual(['sensors', 'buoys']);
  answered.resolve();
  await page.getByRole('region', { name: 'Alerts' }).getByText('moved to In progress').first().waitFor();
});

test('The toast closes by itself, later than others, but not under the pointer', async () => {
  const { page } = await openBoard(pages, { viewport: desktop });
  await page.clock.install();
  const toast = await moveTask(page);
  await page.clock.runFor(timings.notice + 1000);
  await toast.hover();
  const timer = () => toast.locator('.timer').evaluate(bar => bar.getAnimations()[0]?.playState);
  await expect.poll(timer).toBe('paused');
  await page.clock.runFor(timings.noticeAction * 2);
  expect(await toast.isVisible()).toBe(true);
  await page.mouse.move(900, 300);
  await expect.poll(timer).toBe('running');
  await page.clock.runFor(timings.noticeAction);
  await toast.waitFor({ state: 'detached' });
});

test('Toasts are in the corner where no page has its buttons, and show the beginning of long titles', async () => {
  const { page } = await openBoard(pages, { viewport: desktop, first: { Title: longTitle } });
  const toast = await moveTask(page);
  const { x = 0, y = 0, width = 0, height = 0 } = (await toast.boundingBox()) ?? {};
  expect(x + width).toBeLessThan(desktop.width / 2);
  expect(y + height).toBeLessThanOrEqual(desktop.height);
  expect(y).toBeGreaterThan(desktop.height / 2); // above the privacy notice
  expect(await page.getByRole('status').locator('.toast').count()).toBe(1);
});

test('An owner who moves a member’s task back from review says why, and the task says it', async () => {
  const words = 'Please order them in blue.';
  const assignee = anAssignee({ UserID: 'liam', username: 'liam', name: 'Liam Byrne' });
  let isChanged = false;
  const { page, requestsTo } = await openBoard(pages, {
    viewport: { width: 1280, height: 900 },
    first: { assignee },
    answers: {
      changeTaskStatus: ({ body }) => {
        const current = aTask({ assignee, version: 2 });
        if (!isChanged) {
          isChanged = true; // another field, in another tab
          return new Refusal('TASK_CHANGED', [], { task: current });
        }
        const sentBack = { words, language: 'en', at: '2026-11-20T10:00:00.000Z' } as const;
        return { ...current, status: body['status'] as TaskState, sentBack, version: 3 };
      },
    },
  });
  await page.getByRole('button', { name: 'Actions for Order the sensors' }).click();
  await page.getByRole('button', { name: 'To do', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send “Order the sensors” back?' });
  await dialog.getByRole('textbox').fill(words);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await page.locator('[data-column=TODO]').getByText('Order the sensors').waitFor();
  expect(requestsTo('changeTaskStatus').map(({ body }) => body)).toMatchObject([
    { status: 'TODO', version: 1, words },
    { status: 'TODO', version: 2, words },
  ]);
  await page.getByText('Sent back', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Order the sensors' }).click();
  await page.getByRole('dialog').getByText(words).waitFor();
});
