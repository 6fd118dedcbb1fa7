import { expect, test } from 'vitest';
import { type ApiRequest, Refusal } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aProject, marketCounts } from '#web/testing/samples.ts';

const pages = openPages();

const counts = marketCounts({
  projects: 45,
  rolesOpen: 75,
  matching: 45,
  country: { GB: 45 },
  status: { 'in-development': 45 },
  skill: { developers: 11 },
});

test('No number of matching projects is shown above a list that could not be loaded', async () => {
  const { page } = await pages.open('/en/market', {
    listProjects: ({ query }: ApiRequest) =>
      query['skill'] ? new Refusal('INTERNAL') : { items: [aProject()], counts },
  });
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('heading', { level: 1, name: /\d+ projects/ }).waitFor();
  await page.getByRole('checkbox', { name: /Developers/ }).click();
  await page.getByText('We couldn’t load the projects').waitFor();
  expect(await heading.textContent()).not.toMatch(/\d/);
});
