import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Task } from '#shared/entities/task.ts';
import { type ApiRequest, Refusal } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aTask, openBoard } from '#web/testing/taskBoard.ts';

const pages = openPages();

const viewport = { width: 1280, height: 900 };

/** Refuses a change of the first version of a task, because it has become `theirs` in the meantime. */
const changedElsewhere =
  (theirs: Task) =>
  ({ body }: ApiRequest) =>
    body['version'] === 2
      ? aTask({ Description: String(body['Description']), priority: 4, version: 3 })
      : new Refusal('TASK_CHANGED', [], { task: theirs });

async function openForm(page: Page) {
  await page.getByRole('link', { name: 'Order the sensors', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Order the sensors' });
  await form.getByRole('button', { name: 'Save' }).waitFor();
  return form;
}

test('A change made elsewhere in the meantime is kept where the form has not been changed', async () => {
  const theirs = aTask({ Description: 'Twelve of them.', version: 2 });
  const { page, requestsTo } = await openBoard(pages, {
    viewport,
    answers: { updateTask: changedElsewhere(theirs) },
  });
  const form = await openForm(page);
  await form.getByLabel('Priority').selectOption({ label: 'High' });
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('This task has been changed in the meantime').waitFor();
  expect(await form.getByRole('textbox', { name: /^Description/ }).inputValue()).toBe('Twelve of them.');

  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'hidden' });
  expect(requestsTo('updateTask').at(-1)?.body).toMatchObject({
    Description: 'Twelve of them.',
    priority: 4,
    version: 2,
  });
});

test('The other value of a field that both have changed can be read and taken; what was typed stays until then', async () => {
  const theirs = aTask({
    Description: 'Twelve of them.',
    priority: 4,
    dueDate: '2026-12-24',
    version: 2,
  });
  const { page, requestsTo } = await openBoard(pages, {
    viewport,
    answers: { updateTask: changedElsewhere(theirs) },
  });
  const form = await openForm(page);
  await page.setViewportSize({ width: 390, height: 500 });
  const description = form.getByRole('textbox', { name: /^Description/ });
  const priority = form.getByRole('combobox', { name: 'Priority' });
  await description.fill('Ten of them.');
  await priority.selectOption({ label: 'Low' });
  await form.getByRole('textbox', { name: 'Points' }).focus(); // far below
  await form.getByRole('button', { name: 'Save' }).click();
  const changed = form.getByText('This task has been changed in the meantime');
  await changed.waitFor();
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  await expect.poll(() => changed.evaluate(isInView)).toBe(true);
  await form.getByText('Twelve of them.', { exact: true }).waitFor();
  await form.locator('.task-other').getByText('High', { exact: true }).waitFor();
  expect(await form.getByRole('button', { name: /^Use this/ }).count()).toBe(2);
  expect(await description.inputValue()).toBe('Ten of them.');
  expect(await priority.inputValue()).toBe('2');

  await form.getByRole('button', { name: 'Use this (Priority)' }).click();
  await expect.poll(() => priority.inputValue()).toBe('4');
  await expect.poll(() => form.getByRole('button', { name: /^Use this/ }).count()).toBe(1);
  expect(await description.inputValue()).toBe('Ten of them.');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'hidden' });
  expect(requestsTo('updateTask').at(-1)?.body).toMatchObject({
    Description: 'Ten of them.',
    priority: 4,
    dueDate: '2026-12-24',
    version: 2,
  });
});

test('A move from the form saves what has been typed in it first', async () => {
  const { page, requestsTo } = await openBoard(pages, {
    viewport,
    answers: {
      updateTask: ({ body }: ApiRequest) => aTask({ Description: String(body['Description']), version: 2 }),
    },
  });
  const form = await openForm(page);
  await form.getByRole('textbox', { name: /^Description/ }).fill('Twelve of them.');
  await form.getByRole('button', { name: 'In progress' }).click();
  await form.waitFor({ state: 'hidden' });
  await page.locator('[data-column=IN_PROGRESS]').getByText('Order the sensors').waitFor();
  expect(requestsTo('updateTask').map(({ body }) => body['Description'])).toEqual(['Twelve of them.']);
  expect(requestsTo('changeTaskStatus').map(({ body }) => body['status'])).toEqual(['IN_PROGRESS']);
});

test.each(['2.5', '2,5', '1.200', 'ten', ''])(
  'Points typed as “%s” are refused at their field, never sent',
  async typed => {
    const { page, requestsTo } = await openBoard(pages, { viewport });
    const form = await openForm(page);
    const points = form.getByRole('textbox', { name: 'Points' });
    await points.fill(typed);
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Whole points only: enter a number such as 12.').first().waitFor();
    expect(await points.inputValue()).toBe(typed);
    expect(requestsTo('updateTask')).toEqual([]);
  },
);

test('Points are read and shown as the reader types them, up to their maximum', async () => {
  const { page, requestsTo } = await openBoard(pages, {
    viewport,
    first: { points: 1_200 },
    answers: { updateTask: ({ body }: ApiRequest) => aTask({ points: Number(body['points']), version: 2 }) },
  });
  const form = await openForm(page);
  const points = form.getByRole('textbox', { name: 'Points' });
  expect(await points.inputValue()).toBe('1,200');
  await points.fill('10,001');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Enter a whole number of points from 0 to 10,000.').first().waitFor();
  await points.fill('2 500');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'hidden' });
  expect(requestsTo('updateTask').map(({ body }) => body['points'])).toEqual([2_500]);
});

test('A due date in the list that could not be saved returns to what it was', async () => {
  const { page } = await openBoard(pages, {
    viewport,
    first: { dueDate: '2026-12-01' },
    answers: { updateTask: () => new Refusal('INTERNAL') },
  });
  await page.getByText('List', { exact: true }).click();
  const due = page.getByLabel('Due date of Order the sensors');
  await due.fill('2026-12-24');
  await due.blur();
  await page.getByText(/“Order the sensors” wasn’t saved/).waitFor();
  await expect.poll(() => due.inputValue()).toBe('2026-12-01');
});

test('A task that was sent before it was changed keeps what is typed, and is sent again as another one', async () => {
  const { page, requestsTo } = await openBoard(pages, {
    viewport,
    answers: {
      createTask: () =>
        requestsTo('createTask').length === 1
          ? new Refusal('SUBMISSION_KEY_REUSED')
          : aTask({ Title: 'Order the buoys' }),
    },
  });
  await page.getByRole('button', { name: 'New task' }).first().click();
  const form = page.getByRole('dialog', { name: 'New task' });
  await form.getByRole('textbox', { name: /^Title/ }).fill('Order the buoys');
  await form.getByRole('button', { name: 'Create task' }).click();
  await form.getByText('This had already been sent before you changed it.').waitFor();
  expect(await form.getByRole('textbox', { name: /^Title/ }).inputValue()).toBe('Order the buoys');
  await form.getByRole('button', { name: 'Create task' }).click();
  await form.waitFor({ state: 'hidden' });
  const keys = requestsTo('createTask').map(({ body }) => body['submissionKey']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(2);
});
