import { test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';

const pages = openPages();

test('Arrow keys move from the button of a menu into it, and Escape returns to the button', async () => {
  const { page } = await pages.open('/en/kit', {});
  const button = page.getByRole('button', { name: 'Open a menu' });
  await button.press('Enter');
  const focused = page.locator(':focus');
  await page.getByRole('link', { name: 'Edit profile' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('link', { name: 'Edit profile' }).and(focused).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('link', { name: 'Membership' }).and(focused).waitFor();
  await page.keyboard.press('Escape');
  await button.and(focused).waitFor();
});
