import { expect, test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';
import { roleCounts } from '#web/testing/roleSamples.ts';

const pages = openPages();

const answers = {
  listFeaturedProjects: () => ({
    items: [],
    counts: {
      projects: 4,
      rolesOpen: 0,
      people: 1,
      raised: { GBP: 29_314_00, EUR: 55_627_00, USD: 21_075_00 },
    },
  }),
  listFeaturedProspects: () => ({ items: [], counts: roleCounts() }),
};

test('the heading of the home page says what Cairn is, whatever the slogan below it', async () => {
  const { page } = await pages.open('/en/', answers);
  const heading = page.getByRole('heading', { level: 1 });
  const slogans = page.getByRole('region', { name: 'Slogans' });
  expect(await heading.textContent()).toBe('Where ideas find a team and funding');
  await slogans.getByText('Leave the idea a little taller than you found it').waitFor();

  await slogans.getByRole('button', { name: 'Previous slogan' }).click();
  await slogans.getByText('Set the last stone together').waitFor();
  expect(await heading.textContent()).toBe('Where ideas find a team and funding');
  expect(await slogans.textContent()).not.toMatch(/\d/);
});

test.each([
  ['/us/', '$21,075', 'given so far', 'and £29,314 and €55,627 in other currencies'],
  ['/fr/', '55 627 €', 'donnés à ce jour', 'et 29 314 £ et 21 075 $ dans d’autres devises'],
])('%s names what was given in the reader’s currency and, apart, in others', async (path, ...words) => {
  const { page } = await pages.open(path, answers);
  const given = page.locator('.tally dl > div').last();
  await given.waitFor();
  for (const text of words) {
    const all = (await given.textContent())?.replaceAll(/[\u00A0\u202F]/g, ' ');
    expect(all).toContain(text);
  }
});

test.each([
  ['/en/', 'For owners', 'For supporters'],
  ['/fr/', 'Pour qui porte un projet', 'Pour celles et ceux qui soutiennent'],
  ['/es/', 'Para quienes impulsan un proyecto', 'Para quienes apoyan'],
])('%s has sections for owners and for supporters', async (path, owners, supporters) => {
  const { page } = await pages.open(path, answers);
  await page.getByRole('heading', { name: owners }).waitFor();
  await page.getByRole('heading', { name: supporters }).waitFor();
});
