import { expect, test } from 'vitest';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aProject } from '#web/testing/samples.ts';

const pages = openPages();

test('A project that looks for an owner leads to the place where one takes it over', async () => {
  const { page } = await pages.open('/en/adopt', {
    listProjectsToAdopt: () => ({ items: [{ project: aProject(), note: 'I have moved inland.' }] }),
  });
  const take = page.getByRole('link', { name: 'See how to take it over: Tidewatch' });
  expect(await take.getAttribute('href')).toBe('/en/projects/tidewatch/tidewatch#adoption');
  expect(await axeViolations(page)).toEqual([]);
});
