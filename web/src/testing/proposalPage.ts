import type { Page } from 'playwright-core';
import type { Answers } from './fakeApi.ts';
import { aProject } from './samples.ts';

/** Responses of a server that accepts proposals. */
export const acceptingServer = (): Answers => ({
  submitProject: () => aProject({ status: 'submitted' }),
});

/** Fills in a complete proposal. */
export async function fillIn(page: Page) {
  await page.getByLabel('Project name').fill('Fieldnotes');
  await page.getByLabel('Description').fill('A species log that works where the signal does not.');
  await page.getByLabel('Details').fill('Volunteers count birds on paper, then somebody types it all again.');
  await page.getByLabel('Total budget').fill('8,000');
  await page.getByLabel('Number of points').fill('640');
  await page.getByLabel('Name of a point').fill('sighting');
  await addRole(page, 'Ornithologist');
}

export async function addRole(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add a role' }).click();
  await page.getByLabel('Who you’re looking for').fill(name);
  await page.getByRole('button', { name: 'Save role' }).click();
}

/** The button that submits the proposal. */
export const send = (page: Page) => page.getByRole('button', { name: 'Submit for review' });
