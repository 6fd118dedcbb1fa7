import { describe, expect, test } from 'vitest';
import { UserID } from '#shared/ids.ts';
import type { Answers, ApiRequest } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages, pathAndQueryOf } from '#web/testing/openPages.ts';
import { aFoundPerson, peopleCounts } from '#web/testing/peopleSamples.ts';

const pages = openPages();

const counts = peopleCounts({
  matching: 45,
  matchingWords: 45,
  skill: { developers: 11 },
  level: { 500: 9, 2000: 3 },
  country: { FR: 8 },
});

/** 45 people, 20 per page; fewer with filters, none in Spanish. */
const people: Answers = {
  listAuthors: ({ query }: ApiRequest) => {
    if (query['language'] === 'es')
      return { items: [], counts: { ...counts, matching: 0, matchingWords: 7, without: { language: 5 } } };
    const start = Number(query['cursor']?.replace('after-', '') ?? 0);
    const end = Math.min(45, start + 20);
    const isNarrowed = query['skill'] ?? query['level'] ?? query['search'];
    return {
      items: Array.from({ length: end - start }, (_, at) =>
        aFoundPerson({
          UserID: UserID.parse(`p${start + at + 1}`),
          firstName: 'Person',
          lastName: String(start + at + 1),
          about: 'I draw harbours with ink.',
          writtenIn: 'en',
          skills: ['artists'],
        }),
      ),
      counts: { ...counts, matching: isNarrowed ? 11 : 45 },
      ...(end < 45 && { cursor: `after-${end}` }),
    };
  },
};

describe('People', () => {
  test('are narrowed by filters in the URL, which the reader hears of, and Back restores', async () => {
    const { page, requestsTo } = await pages.open('/en/authors', people);
    await page.getByRole('heading', { level: 1, name: '45 people' }).waitFor();
    await page.getByRole('checkbox', { name: 'Developers 11' }).click();
    await page.getByRole('button', { name: 'Remove Developers' }).waitFor();
    await page.getByRole('radio', { name: 'At least 500 points 9' }).click();
    await page.getByRole('button', { name: 'Remove At least 500 points' }).waitFor();
    expect(pathAndQueryOf(page)).toBe('/en/authors?skill=developers&level=500');
    await page.getByRole('status').filter({ hasText: '11 matching people' }).waitFor({ state: 'attached' });
    await expect
      .poll(() => requestsTo('listAuthors').at(-1)?.query)
      .toMatchObject({ skill: 'developers', level: '500', sort: 'newest' });
    expect(await axeViolations(page)).toEqual([]);
    await page.goBack();
    await page.waitForURL('**/en/authors?skill=developers');
    await page.getByRole('link', { name: 'Clear all' }).click();
    await page.waitForURL('**/en/authors');
  });

  test('are searched by words, the best match first, and come in pages', async () => {
    const { page, requestsTo } = await pages.open('/en/authors', people);
    await page.getByText('Showing 1 to 20 of 45').waitFor();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByText('Showing 21 to 40 of 45').waitFor();
    await page.getByRole('searchbox').fill('ink');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/authors?search=ink');
    const order = page.getByRole('combobox', { name: 'Sort by' });
    await expect.poll(() => order.inputValue()).toBe('relevance');
    await page.getByText('people with more points come first', { exact: false }).waitFor();
    await order.selectOption('Most points');
    await page.waitForURL('**/en/authors?search=ink&sort=points');
    await expect
      .poll(() => requestsTo('listAuthors').at(-1)?.query)
      .toMatchObject({ search: 'ink', sort: 'points' });
  });

  test('say what they can do, write about themselves, and lead to their page', async () => {
    const { page } = await pages.open('/en/authors', people);
    const card = page.locator('.person-card').first();
    await card.getByText('Artists and musicians').or(card.getByText('Artists')).first().waitFor();
    await card.getByText('I draw harbours with ink.').waitFor();
    expect(await card.getByRole('link').getAttribute('href')).toBe('/en/authors/p1');
  });

  test('say in which order they come, and of whom nothing is known yet', async () => {
    const { page } = await pages.open('/en/authors', {
      listAuthors: () => ({
        items: [aFoundPerson({ about: 'I draw.' }), aFoundPerson({ contributionPoints: 0 })],
        counts,
      }),
    });
    await page
      .getByText('and last those who haven’t told anything about themselves yet', { exact: false })
      .waitFor();
    await page.locator('.person-card').nth(1).getByText('Nothing about them yet').waitFor();
    expect(await page.locator('.person-card').first().getByText('Nothing about them yet').count()).toBe(0);
    await page.goto(`${pages.origin}/en/authors?sort=points`);
    await page.locator('.person-card').first().waitFor();
    expect(await page.getByText('haven’t told anything', { exact: false }).count()).toBe(0);
  });

  test('whom nobody matches: says without which filter somebody would be found', async () => {
    const { page } = await pages.open('/en/authors?language=es', people);
    await page.getByText('No one matches your search').waitFor();
    await page.getByRole('link', { name: '5 people without “Spanish”' }).click();
    await page.waitForURL('**/en/authors');
  });

  test('are filtered in a dialog on a French phone', async () => {
    const { page } = await pages.open('/fr/authors', people);
    await page.setViewportSize({ width: 320, height: 844 });
    await page.getByRole('heading', { level: 1, name: '45 membres' }).waitFor();
    await page.getByRole('button', { name: 'Filtres' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filtres' });
    await dialog.getByRole('checkbox', { name: /France/ }).click();
    await dialog.getByRole('checkbox', { name: /Développ/ }).click();
    await dialog.getByRole('button', { name: 'Voir 11 membres' }).click();
    expect(pathAndQueryOf(page)).toBe('/fr/authors?skill=developers&country=FR');
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true);
  });
});
