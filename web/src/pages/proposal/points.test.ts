import { expect, test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';
import { acceptingServer, addRole, send } from '#web/testing/proposalPage.ts';

const pages = openPages();

test('Needs a name, a description, details and a budget; points and their name come filled in', async () => {
  const { page, requestsTo } = await pages.open('/en/proposal', acceptingServer(), { signedIn: true });
  await page.getByLabel('Project name').fill('Fieldnotes');
  await page.getByLabel('Description').fill('A species log that works where the signal does not.');
  await page.getByLabel('Details').fill('Volunteers count birds on paper, then somebody types it all again.');
  await page.getByLabel('Total budget').fill('3,200');
  await addRole(page, 'Ornithologist');
  await page.getByText('One point will cost').waitFor();
  expect(await page.getByLabel('Number of points').getAttribute('placeholder')).toBe('160');

  await send(page).click();
  await expect.poll(() => requestsTo('submitProject')).toHaveLength(1);
  const [sent] = requestsTo('submitProject');
  expect(JSON.stringify(sent?.body)).toContain('"numberOfContributions":160');
  expect(JSON.stringify(sent?.body)).toContain('"contributionName":"point"');
});

test('Asks for the number of points of a budget that no usual price divides, and calls no number optional that it asks for', async () => {
  const { page } = await pages.open('/en/proposal', acceptingServer(), { signedIn: true });
  const points = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await points('Number of points').waitFor();
  await page.getByLabel('Total budget').fill('3,200');
  await points('Number of points (optional)').waitFor();
  await page.getByLabel('Total budget').fill('1,234.57');
  await points('Number of points').waitFor();
  await send(page).click();
  await page.getByText('Please enter the number of points.').first().waitFor();
});

test('Says that nobody could buy a point above the largest payment, or points below the smallest one', async () => {
  const { page } = await pages.open('/en/proposal', {});
  await page.getByLabel('Total budget').fill('4,000,000');
  await page.getByLabel('Number of points').fill('1');
  await page
    .getByText('One point would cost more than £999,999.99, the maximum payment: nobody could buy it.')
    .waitFor();
  await page.getByText('More options').click();
  await page.getByLabel('Amount split into points').fill('1.80');
  await page.getByLabel('Number of points').fill('3');
  await page
    .getByText('3 points for £1.80 stay below £2, the minimum payment: nobody could buy them.')
    .waitFor();
  await send(page).click();
  await page
    .getByText('All points together have to cost at least £2, the minimum payment.')
    .first()
    .waitFor();
});

test('Suggests numbers of points that divide the budget', async () => {
  const { page } = await pages.open('/en/proposal', {});
  await page.getByLabel('Total budget').fill('8,000');
  await page.getByLabel('Number of points').fill('641');
  await page.getByText('£8,000 can’t be divided into 641 equal points.').waitFor();
  await page.getByRole('button', { name: '640 at £12.50' }).click();
  expect(await page.getByLabel('Number of points').inputValue()).toBe('640');
  await page.getByText('One point will cost').waitFor();
});

test('A number is read as it was typed after the language of the page has changed', async () => {
  const { page } = await pages.open('/en/proposal', {});
  await page.getByLabel('Total budget').fill('8,000');
  await page.getByLabel('Number of points').fill('2.5');
  await page.getByLabel('Number of points').blur();
  await page.getByText('Whole points only: enter a number such as 12.').first().waitFor();
  await page
    .getByRole('button', { name: /Language/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Français' }).first().click();
  await page.waitForURL('**/fr/proposal');
  await expect.poll(() => page.getByLabel('Budget total').inputValue()).toBe('8\u202F000');
  expect(await page.getByLabel('Nombre de points').inputValue()).toBe('2.5');
  await page.reload();
  await page.getByLabel('Budget total').waitFor();
  expect(await page.getByLabel('Budget total').inputValue()).toBe('8\u202F000');
});

test('Names the least price of a point in the currency of the project', async () => {
  const { page } = await pages.open('/fr/proposal', {}, { signedIn: true });
  await page.getByLabel('Budget total').fill('3000');
  await page.getByLabel('Nombre de points').fill('3001');
  await page.getByRole('button', { name: 'Soumettre' }).click();
  await page
    .getByText(/et au moins 0,50\s€ par point/)
    .first()
    .waitFor();
});
