import { expect, test } from 'vitest';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { anAllowance } from '#web/testing/samples.ts';
import { aBoard, openBoard } from '#web/testing/taskBoard.ts';

const pages = openPages();

test('The owner of a board on Free is told what the plan lacks; a member is told that it is not theirs', async () => {
  const board = { ...aBoard, readOnly: 'boards' as const };
  const own = await openBoard(pages, { seen: board, answers: { getProjectAllowance: () => anAllowance() } });
  await own.page.getByText('Your plan’s board belongs to another project').waitFor();
  await own.page.getByRole('link', { name: 'See the plans' }).waitFor();

  const other = await openBoard(pages, { seen: { ...board, isOwner: false } });
  await other.page.getByText('The board of this project isn’t covered by the owner’s plan.').waitFor();
});

test('A task that is refused because the plan has ended in another tab stays in its form, next to the ways out', async () => {
  const { page } = await openBoard(pages, {
    viewport: { width: 1280, height: 900 },
    answers: {
      getProjectAllowance: () => anAllowance(),
      updateTask: () => new Refusal('PLAN_WITHOUT_ACCESS'),
    },
  });
  await page.getByRole('link', { name: 'Order the sensors', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Order the sensors' });
  const description = form.getByRole('textbox', { name: /^Description/ });
  await description.fill('Twelve of them.');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Your plan doesn’t cover this board').waitFor();
  await form.getByRole('link', { name: 'See the plans' }).waitFor();
  expect(await description.inputValue()).toBe('Twelve of them.');
});

test('A task that is refused while it is added to a column keeps its title, next to the ways out', async () => {
  const { page } = await openBoard(pages, {
    viewport: { width: 1280, height: 900 },
    answers: {
      getProjectAllowance: () => anAllowance(),
      createTask: () => new Refusal('PLAN_WITHOUT_ACCESS'),
    },
  });
  await page.getByRole('button', { name: 'Add a task' }).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Ask the harbour master');
  await title.press('Enter');
  await page.getByText('Your plan doesn’t cover this board').waitFor();
  await page.getByRole('link', { name: 'See the plans' }).waitFor();
  expect(await title.inputValue()).toBe('Ask the harbour master');
});
