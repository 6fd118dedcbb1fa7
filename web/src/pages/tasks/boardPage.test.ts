import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GeneratedTask } from '#shared/entities/generated.ts';
import { TaskID } from '#shared/ids.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';
import { aBoard, aTask, openBoard } from '#web/testing/taskBoard.ts';

const pages = openPages();
const desktop = { width: 1280, height: 900 };
const quota = { used: 1, limit: 10, hour: { used: 0, limit: 5 } };

const suggested = (SuggestionID: string, Title: string) =>
  GeneratedTask.parse({
    SuggestionID,
    ProjectID: aBoard.ProjectID,
    Title,
    Description: 'Every week.',
    priority: 2,
    language: 'en',
    createdAt: '2026-11-20T10:00:00.000Z',
    expiresAt: '2099-12-20T10:00:00.000Z',
  });
const withSuggestions = {
  listGeneratedTasks: () => ({
    items: [
      suggested('a', 'Read the gauge'),
      suggested('b', 'Paint the box'),
      suggested('c', 'Call the harbour'),
    ],
    quota,
  }),
};

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(one => one.getBoundingClientRect().top + window.scrollY);

test.each([
  ['1280 px, within 300 px', { width: 1280, height: 900 }, '.kan', 300],
  ['390 px, its first card within 560 px', { width: 390, height: 844 }, '.tcard', 560],
])('The board begins, at %s', async (_, viewport, selector, most) => {
  const { page } = await openBoard(pages, { viewport, first: { status: 'TODO' }, answers: withSuggestions });
  await page.getByRole('button', { name: /^Suggestions/ }).waitFor();
  await page.locator('.tcard').waitFor();
  expect(await topOf(page, selector)).toBeLessThanOrEqual(most);
  expect(await axeViolations(page)).toEqual([]);
});

test.each([
  ['en', 'en-GB'],
  ['fr', 'fr-FR'],
  ['es', 'es-ES'],
])('The board of one’s own tasks begins within 300 px, in %s', async (language, locale) => {
  const { page } = await pages.open(
    `/${language}/user-tasks`,
    {
      getPageConfig: () => ({ pageName: 'user-tasks', data: {}, version: 1 }),
      listTaskBoards: () => ({ items: [aBoard] }),
      listAuthorTasks: ({ query }) => ({
        items:
          query['status'] === 'TODO' ? [{ ...aTask({ status: 'TODO', assignee: aMe }), board: aBoard }] : [],
      }),
    },
    { signedIn: true, viewport: desktop, locale },
  );
  await page.locator('.tcard').waitFor();
  expect(await topOf(page, '.kan')).toBeLessThanOrEqual(300);
});

const counts = { TODO: 0, IN_PROGRESS: 0, IN_REVIEW: 0, DONE: 0, CANCELLED: 0 };

test('An empty board to which its reader cannot add is reached by the keyboard, which scrolls it', async () => {
  const seen = { ...aBoard, readOnly: 'ended' as const };
  const { page } = await openBoard(pages, {
    seen,
    viewport: { width: 800, height: 900 },
    answers: { listProjectTasks: () => ({ items: [], board: seen, counts }) },
  });
  const board = page.getByRole('group', { name: 'Board' });
  await board.focus();
  expect(await board.evaluate(element => element === document.activeElement)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
});

test('Suggestions are discarded one by one and all at once, and stay away after a reload', async () => {
  const { page } = await openBoard(pages, { viewport: desktop, answers: withSuggestions });
  const button = page.getByRole('button', { name: /^Suggest/ });
  await page.getByRole('button', { name: 'Suggestions 3' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Discard Read the gauge' }).click();
  await dialog.getByText('Read the gauge', { exact: true }).waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Discard all' }).click();
  await dialog.getByText('2 suggestions discarded').waitFor();
  expect(await dialog.getByText('Paint the box').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByText('Paint the box').waitFor();
  await dialog.getByRole('button', { name: 'Discard all' }).click();
  await dialog.getByText('Paint the box').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.reload();
  await button.waitFor();
  await page.locator('.tcard').waitFor();
  expect(await button.textContent()).toBe('Suggest tasks');
});

test('On a phone one button opens all filters, and says how many are on', async () => {
  const { page } = await openBoard(pages, { first: { status: 'TODO', dueDate: '2020-01-01' } });
  expect(await page.getByRole('searchbox').filter({ visible: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Filters' }).filter({ visible: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  expect(await sheet.getByText('Everyone').filter({ visible: true }).count()).toBe(0);
  await sheet.getByRole('button', { name: /^Late/ }).click();
  await sheet.getByRole('combobox', { name: 'Priority' }).selectOption({ index: 1 });
  expect(await axeViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page
    .getByRole('button', { name: /^Filters\W*2$/ })
    .filter({ visible: true })
    .waitFor();
});

test('On a wide screen further filters are behind one button, and those that are on stay in sight', async () => {
  const { page } = await openBoard(pages, { viewport: desktop });
  const assignee = page.getByRole('combobox', { name: 'Assignee' }).filter({ visible: true });
  expect(await assignee.count()).toBe(0);
  const button = page.getByRole('button', { name: 'Filters' }).filter({ visible: true });
  await button.click();
  await assignee.selectOption('Nobody yet');
  await button.click();
  await page
    .getByRole('button', { name: /^Filters\W*1$/ })
    .filter({ visible: true })
    .waitFor();
  await page.getByText('No task matches').or(page.locator('.tcard')).first().waitFor();
});

test('The heads of the columns stay in the window', async () => {
  const { page } = await openBoard(pages, {
    viewport: { width: 1280, height: 500 },
    first: { status: 'TODO' },
  });
  await page.locator('.tcard').waitFor();
  await page.locator('.kan').evaluate(board => {
    (board as HTMLElement).style.minHeight = '2000px';
    window.scrollTo(0, board.getBoundingClientRect().top + window.scrollY + 600);
  });
  await expect
    .poll(() =>
      page.locator('[data-column=TODO] > header').evaluate(head => head.getBoundingClientRect().top),
    )
    .toBe(0);
});

test('A card shows three lines of its title at most', async () => {
  const { page } = await openBoard(pages, {
    viewport: desktop,
    first: { Title: 'Write down '.repeat(23).trim() },
  });
  const heading = page.locator('.tcard h3');
  await heading.waitFor();
  const lines = await heading.evaluate(
    h3 => h3.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(h3).lineHeight),
  );
  expect(Math.round(lines)).toBeLessThanOrEqual(3);
});

test('While a card is dragged, the column shows where it would land: below what is more urgent', async () => {
  const urgent = aTask({
    TaskID: TaskID.parse('urgent'),
    Title: 'Repair the gauge',
    status: 'TODO',
    priority: 5,
  });
  const later = aTask({ TaskID: TaskID.parse('later'), Title: 'Paint the box', status: 'TODO', priority: 1 });
  const moved = aTask({ priority: 3 });
  const { page } = await openBoard(pages, {
    viewport: desktop,
    answers: {
      listProjectTasks: ({ query }) => ({
        items: [urgent, later, moved].filter(({ status }) => status === query['status']),
        board: aBoard,
        counts: { TODO: 2, IN_PROGRESS: 0, IN_REVIEW: 1, DONE: 0, CANCELLED: 0 },
      }),
    },
  });
  const card = page.locator('[draggable=true]', { hasText: 'Order the sensors' });
  await card.waitFor();
  const target = page.locator('[data-column=TODO]');
  await target.getByText('Paint the box').waitFor();
  const from = await card.boundingBox();
  const to = await target.boundingBox();
  await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 50, (from?.y ?? 0) + 26, { steps: 4 });
  await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 90, { steps: 6 });
  await target.locator('.dropslot').waitFor();
  const order = await target
    .locator('ul > li')
    .evaluateAll(all => all.map(one => one.querySelector('h3')?.textContent ?? '-'));
  expect(order).toEqual(['Repair the gauge', '-', 'Paint the box']);
  await page.mouse.up();
  await page.locator('.dropslot').waitFor({ state: 'detached' });
});
