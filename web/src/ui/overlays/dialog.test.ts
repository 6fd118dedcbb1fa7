import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';

const pages = openPages();

const open = async () => {
  const { page } = await pages.open('/en/kit', {});
  const opener = page.getByRole('button', { name: 'Open a dialogue' });
  return { page, opener, dialog: page.getByRole('dialog', { name: 'A dialogue' }) };
};

test('A click on the backdrop closes a dialog', async () => {
  const { page, opener, dialog } = await open();
  await opener.click();
  await dialog.waitFor();
  await page.mouse.click(20, 450);
  await dialog.waitFor({ state: 'hidden' });
});

test('What was typed in a dialog is discarded only after a question', async () => {
  const { page, opener, dialog } = await open();
  const note = dialog.getByRole('textbox', { name: 'A note' });
  const question = page.getByRole('dialog', { name: 'Discard what you’ve written?' });
  const answered = () => page.getByText('It hasn’t been sent or saved.').waitFor({ state: 'detached' });
  await opener.click();
  await note.pressSequentially('Two pages');
  await page.keyboard.press('Escape');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await answered();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await answered();
  await note.and(page.locator(':focus')).waitFor();
  expect(await note.inputValue()).toBe('Two pages');

  await page.mouse.click(20, 450);
  await question.waitFor();
  await page.keyboard.press('Escape');
  await answered();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'hidden' });

  await opener.click();
  await note.fill('  ');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

test('The second half of a double click leaves open the dialog that the first half has opened', async () => {
  const { page, opener, dialog } = await open();
  await opener.evaluate(button => button.scrollIntoView({ block: 'end' })); // outside the area in which the dialog opens
  await opener.dblclick();
  await dialog.waitFor();
  expect(await page.evaluate(() => document.querySelectorAll('dialog[open]').length)).toBe(1);
});

test('A double click does not confirm the question that its first half has raised', async () => {
  const { page } = await open();
  const opener = page.getByRole('button', { name: 'Ask first' });
  const question = page.getByRole('dialog', { name: 'Remove Mei from the team?' });
  const confirm = question.getByRole('button', { name: 'Remove' });
  await opener.click();
  const place = await placeOf(confirm);
  await page.keyboard.press('Escape');
  await putAt(opener, place);

  await opener.dblclick({ position: { x: 20, y: 20 } });
  await question.waitFor();
  expect(await page.evaluate(() => document.querySelectorAll('dialog[open]').length)).toBe(1);
  await confirm.dblclick();
  await question.waitFor({ state: 'hidden' });
});

test('A double click that answers a question does not hit what is behind it', async () => {
  const { page } = await open();
  const question = page.getByRole('dialog', { name: 'Remove Mei from the team?' });
  const confirm = question.getByRole('button', { name: 'Remove' });
  const behind = page.getByRole('button', { name: 'Show an error' });
  await page.getByRole('button', { name: 'Ask first' }).click();
  await putAt(behind, await placeOf(confirm));

  await confirm.dblclick();
  await question.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Show a toast' }).click();
  await page.getByText('Moved to review by Mei.').waitFor();
  expect(await page.getByText('Nothing was taken.').count()).toBe(0);
});

async function placeOf(element: Locator) {
  const { x, y } = (await element.boundingBox()) ?? {};
  return { left: `${x}px`, top: `${y}px` };
}

const putAt = async (button: Locator, place: Awaited<ReturnType<typeof placeOf>>) =>
  await button.evaluate((one, at) => Object.assign(one.style, { position: 'fixed', ...at }), place);

test('Selecting text beyond the edge of a dialog does not close it', async () => {
  const { page, opener, dialog } = await open();
  await opener.click();
  const { x = 0, y = 0 } = (await dialog.getByText('Escape and the scrim').boundingBox()) ?? {};
  await page.mouse.move(x + 40, y + 8);
  await page.mouse.down();
  await page.mouse.move(20, y + 8, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => document.querySelectorAll('dialog[open]').length)).toBe(1);
});
