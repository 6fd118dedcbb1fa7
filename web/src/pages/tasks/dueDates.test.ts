import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Me } from '#shared/entities/author.ts';
import type { ApiRequest } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';
import { aTask, openBoard } from '#web/testing/taskBoard.ts';

const pages = openPages();
const viewport = { width: 1280, height: 800 };

/** Opens the board at an instant, as a person whose time zone is not that of their browser. */
const openAt = (
  now: string,
  {
    timeZone,
    browser = 'UTC',
    dueDate = '2026-11-20',
  }: { timeZone: string; browser?: string; dueDate?: string },
) =>
  openBoard(pages, {
    viewport,
    first: { status: 'TODO', dueDate },
    answers: {
      getMe: () => Me.parse({ ...aMe, timeZone }),
      updateTask: ({ body }: ApiRequest) =>
        aTask({ status: 'TODO', dueDate: String(body['dueDate']), version: 2 }),
      createTask: ({ body }: ApiRequest) => aTask({ status: 'TODO', dueDate: String(body['dueDate']) }),
    },
    window: { timezoneId: browser, prepare: page => page.clock.setFixedTime(now) },
  });

const dueOf = (page: Page) => page.locator('[data-column=TODO] .due');

describe.each([
  ['America/Los_Angeles', '2026-11-21T07:59:00.000Z', '2026-11-21T08:01:00.000Z'],
  ['Europe/Madrid', '2026-11-20T22:59:00.000Z', '2026-11-20T23:01:00.000Z'],
  ['Pacific/Auckland', '2026-11-20T10:59:00.000Z', '2026-11-20T11:01:00.000Z'],
  ['Asia/Kolkata', '2026-11-20T18:29:00.000Z', '2026-11-20T18:31:00.000Z'],
])('a task of somebody in %s', (timeZone, lastMinute, nextDay) => {
  test('is due today until their day ends, wherever their device is, and late from then on', async () => {
    const today = await openAt(lastMinute, { timeZone });
    await dueOf(today.page).getByText('today').waitFor();
    const late = await openAt(nextDay, { timeZone, browser: 'America/New_York' });
    await dueOf(late.page).getByText('1 day late').waitFor();
    expect(await late.page.getByRole('button', { name: 'Due this week' }).textContent()).toMatch(/0$/);
    expect(await late.page.getByRole('button', { name: /^Late/ }).textContent()).toMatch(/1$/);
  });
});

test('a due date in the past is taken once the person has said that it is meant', async () => {
  const { page, requestsTo } = await openAt('2026-11-21T07:00:00.000Z', {
    timeZone: 'America/Los_Angeles',
    dueDate: '2026-12-01',
  });
  await page.getByRole('link', { name: 'Order the sensors', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Order the sensors' });
  await form.getByLabel('Due date').fill('2026-11-20'); // today in Los Angeles
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'hidden' });
  expect(requestsTo('updateTask')).toHaveLength(1);

  await page.getByRole('link', { name: 'Order the sensors', exact: true }).click();
  await form.getByLabel('Due date').fill('2026-11-19');
  await form.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Use this due date?' });
  await question.getByText('19 November 2026 is in the past').waitFor();
  await question.getByRole('button', { name: 'Change the date' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await form.getByLabel('Due date').inputValue()).toBe('2026-11-19');
  expect(requestsTo('updateTask')).toHaveLength(1);

  await form.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Use the date' }).click();
  await form.waitFor({ state: 'hidden' });
  expect(requestsTo('updateTask').at(-1)?.body).toMatchObject({ dueDate: '2026-11-19' });
});

test('a new task and the list ask the same', async () => {
  const { page, requestsTo } = await openAt('2026-11-20T12:00:00.000Z', {
    timeZone: 'Europe/Madrid',
    dueDate: '2026-12-01',
  });
  const question = page.getByRole('dialog', { name: 'Use this due date?' });
  await page.getByRole('button', { name: 'New task' }).first().click();
  const form = page.getByRole('dialog', { name: 'New task' });
  await form.getByRole('textbox', { name: /^Title/ }).fill('Order the buoys');
  await form.getByLabel('Due date').fill('2026-11-19');
  await form.getByRole('button', { name: 'Create task' }).click();
  await question.getByRole('button', { name: 'Use the date' }).click();
  await form.waitFor({ state: 'hidden' });
  expect(requestsTo('createTask').map(({ body }) => body['dueDate'])).toEqual(['2026-11-19']);

  await page.getByText('List', { exact: true }).click();
  const due = page.getByLabel('Due date of Order the sensors');
  await due.fill('2026-11-18');
  await due.blur();
  await question.getByRole('button', { name: 'Change the date' }).click();
  await expect.poll(() => due.inputValue()).toBe('2026-12-01');
  expect(requestsTo('updateTask')).toEqual([]);
  await due.fill('2026-11-18');
  await due.blur();
  await question.getByRole('button', { name: 'Use the date' }).click();
  await expect
    .poll(() => requestsTo('updateTask').map(({ body }) => body['dueDate']))
    .toEqual(['2026-11-18']);
});
