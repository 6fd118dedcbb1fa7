import { expect, test } from 'vitest';
import { addCommentVisit, noteVisit, openForm } from '#web/testing/forms.ts';
import { openPages } from '#web/testing/openPages.ts';

const pages = openPages();

test.each([
  ['a field', noteVisit],
  ['a comment', addCommentVisit],
])('What does not fit into %s is said when it is pasted, until something else is typed', async (_, visit) => {
  const { page } = await pages.open(visit.path, visit.answers, { signedIn: true, hasSeenPrivacy: true });
  const field = await openForm(page, visit);
  const most = Number(await field.getAttribute('maxlength'));
  const paste = async (text: string) => {
    await page.evaluate(copied => navigator.clipboard.writeText(copied), text);
    await field.press('Control+v');
  };
  await field.fill('x'.repeat(most - 10));
  await field.press('End');
  await paste('y'.repeat(13));
  await page.getByText('The last 3 characters of what you pasted didn’t fit and were left out.').waitFor();
  expect((await field.inputValue()).length).toBe(most);

  await field.press('Backspace');
  await page.getByText(/what you pasted didn’t fit/).waitFor({ state: 'detached' });
  await paste('z');
  expect(await page.getByText(/what you pasted didn’t fit/).count()).toBe(0);
});
