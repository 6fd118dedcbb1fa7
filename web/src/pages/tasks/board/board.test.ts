import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TaskBoard } from '#shared/entities/task.ts';
import type { TaskState } from '#shared/taskLifecycle.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aBoard as board, openBoard } from '#web/testing/taskBoard.ts';

const pages = openPages();

const column = (page: Page, status: TaskState) => page.locator(`[data-column=${status}]`);
const scrolledBy = (page: Page) => page.locator('.kan').evaluate(kan => kan.scrollLeft);

test('The cards of all columns begin at the same height', async () => {
  const { page } = await openBoard(pages);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Add a task' }).waitFor();
  const heights = await page
    .locator('.kcol > header')
    .evaluateAll(headers => headers.map(header => header.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(3);
  expect(new Set(heights).size).toBe(1);
});

test('A card that is held at the edge of a phone scrolls the board to columns beside it', async () => {
  const { page, requestsTo } = await openBoard(pages);
  const card = column(page, 'IN_REVIEW').locator('[draggable=true]', { hasText: 'Order the sensors' });
  await card.waitFor();
  await page.locator('[data-column] .skel').first().waitFor({ state: 'detached' });
  await card.evaluate(one => one.scrollIntoView({ block: 'center', inline: 'center' }));
  expect(await scrolledBy(page)).toBeGreaterThan(300); // TODO and IN_PROGRESS are beside the screen
  const { x = 0, y = 0 } = (await card.boundingBox()) ?? {};
  await page.mouse.move(x + 40, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 24, { steps: 4 });
  let moves = 0;
  await expect
    .poll(async () => {
      await page.mouse.move(18 + (moves++ % 2), y + 24);
      return await scrolledBy(page);
    })
    .toBe(0);
  await page.mouse.move(180, y + 24, { steps: 4 });
  await page.mouse.up();

  await column(page, 'TODO').getByText('Order the sensors').waitFor();
  await expect.poll(() => requestsTo('changeTaskStatus').map(({ body }) => body['status'])).toEqual(['TODO']);
});

test('A finger moves a card that it has held, and opens one that it touches', async () => {
  const { page, requestsTo } = await openBoard(pages, { hasTouch: true });
  const card = page.locator('[draggable=true]', { hasText: 'Order the sensors' });
  await card.waitFor();
  await page.locator('[data-column] .skel').first().waitFor({ state: 'detached' });

  const moves = () => requestsTo('changeTaskStatus').map(({ body }) => body['status']);
  await dragByFinger(page, card, column(page, 'IN_PROGRESS'));
  await column(page, 'IN_PROGRESS').getByText('Order the sensors').waitFor();
  await expect.poll(moves).toEqual(['IN_PROGRESS']);
  await dragByFinger(page, card, column(page, 'TODO'));
  await column(page, 'TODO').getByText('Order the sensors').waitFor();
  await expect.poll(moves).toEqual(['IN_PROGRESS', 'TODO']);

  await card.tap();
  await page.getByRole('dialog', { name: 'Order the sensors' }).waitFor();
});

/** Holds a finger on the title of a card until the browser begins to drag, and lets go over another element. */
async function dragByFinger(page: Page, card: Locator, to: Locator) {
  const devtools = await page.context().newCDPSession(page);
  const dragged = nextDrag(devtools);
  await devtools.send('Input.setInterceptDrags', { enabled: true });
  await devtools.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' });

  await card.evaluate(one => one.scrollIntoView({ block: 'center', inline: 'center' }));
  const start = await centreOf(card.getByText('Order the sensors'));
  const press = { ...start, button: 'left', clickCount: 1 } as const;
  // Never answered: the drag takes the finger's place.
  devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press }).catch(() => undefined);
  const { data } = await dragged;
  await to.evaluate(one => one.scrollIntoView({ block: 'center', inline: 'center' }));
  const end = await centreOf(to);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, ...end, data });
  await devtools.detach();
}

interface DragData {
  items: { mimeType: string; data: string }[];
  dragOperationsMask: number;
}

/** Data of the next drag, which is intercepted before the browser starts it. */
const nextDrag = async (devtools: CDPSession) =>
  await new Promise<{ data: DragData }>(resolve => devtools.once('Input.dragIntercepted', resolve));

async function centreOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

test('A board that cannot be changed does not say how cards are moved', async () => {
  const { page: changeable } = await openBoard(pages);
  await changeable.locator('#board-help').waitFor({ state: 'attached' });
  const { page } = await openBoard(pages, { seen: { ...board, readOnly: 'ended' } });
  await column(page, 'IN_REVIEW').getByText('Order the sensors').waitFor();
  expect(await page.locator('#board-help').count()).toBe(0);
});

test('A long word in a title pushes no column of the list out of the window', async () => {
  const { page } = await openBoard(pages, {
    first: { Title: 'A'.repeat(255), points: 30 },
    viewport: { width: 1280, height: 900 },
  });
  await page.getByText('List', { exact: true }).click();
  await page.getByRole('cell', { name: '30' }).waitFor();
  const { x = 0, width = 0 } = (await page.getByRole('columnheader', { name: 'Points' }).boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(1280);
});

test('Members read in the form of a task what it has earned', async () => {
  const member = TaskBoard.parse({ ...board, OwnerUserID: 'maren', isOwner: false });
  const { page } = await openBoard(pages, {
    seen: member,
    first: { status: 'DONE', points: 12, creatorId: member.OwnerUserID },
  });
  await page.getByRole('link', { name: 'Order the sensors', exact: true }).click();
  await page.getByRole('dialog', { name: 'Order the sensors' }).getByText('12 points').waitFor();
});

test('The side navigation has no gap once all pages of the project are listed', async () => {
  const { page } = await openBoard(pages);
  const navigation = page.locator('nav.side');
  await navigation.getByRole('link', { name: 'Public page' }).waitFor({ state: 'attached' });
  await navigation.getByRole('link', { name: 'Roles' }).waitFor({ state: 'attached' });
  expect(await navigation.locator('.side-place').count()).toBe(0);
});
