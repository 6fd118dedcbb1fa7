import { expect, test } from 'vitest';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { acceptingServer, fillIn } from '#web/testing/proposalPage.ts';

const pages = openPages();

test('The preview of the page shows everything that has been written for it', async () => {
  const { page } = await pages.open('/en/proposal', acceptingServer(), { signedIn: true });
  await fillIn(page);
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByLabel('What for').fill('Binoculars');
  await page.getByLabel('Amount (GBP)').first().fill('5,000');
  await page.getByRole('button', { name: 'Add a milestone' }).click();
  await page.getByLabel('What becomes possible').fill('The first hide');
  await page.getByLabel('Amount (GBP)').last().fill('3,000');
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByLabel('Question', { exact: true }).fill('Which birds?');

  const preview = page.getByRole('complementary', { name: 'Live preview' });
  await preview.getByRole('button', { name: 'Page' }).click();
  const shown = preview.getByRole('region', { name: 'Page' });
  await shown.getByText('Volunteers count birds on paper').waitFor();
  expect((await shown.getByRole('list').allInnerTexts()).map(text => text.replaceAll(/\s+/g, ' '))).toEqual([
    'Binoculars £5,000',
    'The first hide £3,000',
    'Ornithologist You are the one.',
    'Which birds?',
  ]);
  expect(await axeViolations(page)).toEqual([]);
});
