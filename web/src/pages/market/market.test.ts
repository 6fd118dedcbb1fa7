import { describe, expect, test } from 'vitest';
import { cards, counts, market } from '#web/testing/aMarket.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPages, pathAndQueryOf } from '#web/testing/openPages.ts';
import { marketCounts } from '#web/testing/samples.ts';

const pages = openPages();

describe('Filters', () => {
  test('combine several values per group, in the URL and in the request', async () => {
    const { page, requestsTo } = await pages.open('/en/market', market);
    const heading = page.getByRole('heading', { level: 1 });
    await page.getByRole('heading', { level: 1, name: /45.projects, 75.roles to fill/ }).waitFor();
    const developers = page.getByRole('checkbox', { name: /Developers/ });
    await page.getByRole('checkbox', { name: 'Developers 11' }).waitFor();

    await developers.click();
    await page.getByRole('button', { name: 'Remove Developers' }).waitFor();
    expect(pathAndQueryOf(page)).toBe('/en/market?skill=developers');
    await expect.poll(() => heading.textContent()).toBe('11 matching projects');
    await page.getByRole('status').filter({ hasText: '11 matching projects' }).waitFor({ state: 'attached' });
    await page.getByText('Showing 1 to 20 of 11').waitFor();

    await page.getByRole('checkbox', { name: /Designers/ }).click();
    await page.getByRole('button', { name: 'Remove Designers' }).waitFor();
    expect(pathAndQueryOf(page)).toBe('/en/market?skill=developers,designers');
    await expect.poll(() => requestsTo('listProjects').at(-1)?.query['skill']).toBe('developers,designers');
    await expect.poll(() => heading.textContent()).toBe('17 matching projects');
    await page.getByRole('checkbox', { name: /^France/ }).click();
    await page
      .getByRole('group', { name: 'Language', exact: true })
      .getByRole('checkbox', { name: /^French/ })
      .click();
    await page.getByRole('button', { name: 'Remove French' }).waitFor();
    expect(pathAndQueryOf(page)).toBe('/en/market?skill=developers,designers&country=FR&language=fr');
    await expect
      .poll(() => requestsTo('listProjects').at(-1)?.query)
      .toMatchObject({ country: 'FR', language: 'fr' });

    await page.getByRole('button', { name: 'Remove Developers' }).click();
    await page.getByRole('button', { name: 'Remove Developers' }).waitFor({ state: 'detached' });
    expect(pathAndQueryOf(page)).toBe('/en/market?skill=designers&country=FR&language=fr');
    expect(await developers.isChecked()).toBe(false);

    await page.goBack();
    await page.getByRole('button', { name: 'Remove Developers' }).waitFor();
    expect(await developers.isChecked()).toBe(true);

    await page.getByRole('link', { name: 'Clear all' }).click();
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .waitFor({ state: 'detached' });
    expect(pathAndQueryOf(page)).toBe('/en/market');
  });

  test('that are chosen faster than the address follows are all chosen', async () => {
    const { page } = await pages.open('/en/market', market);
    await page.getByRole('checkbox', { name: 'Developers 11' }).waitFor();
    await page.evaluate(() => {
      for (const value of ['developers', 'designers'])
        document.querySelector<HTMLInputElement>(`.filters input[value=${value}]`)?.click();
      const order = document.querySelector<HTMLSelectElement>('.sort select');
      if (order) order.value = 'endingSoon';
      order?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await page.waitForURL('**/en/market?skill=developers,designers&sort=endingSoon');
  });

  test('are chosen in a dialog on a phone, where chips, numbers and sort order keep their names', async () => {
    const { page } = await pages.open('/en/market', market);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Filters' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.getByRole('checkbox', { name: /Developers/ }).click();
    await dialog.getByRole('button', { name: 'Show 11 projects' }).click();
    await page.getByRole('button', { name: 'Remove Developers' }).waitFor();
    await page.getByText('Showing 1 to 20 of 11').waitFor();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('endingSoon');
    await page.waitForURL('**/en/market?skill=developers&sort=endingSoon');
  });

  test('of a shared URL apply from the start', async () => {
    const { page, requestsTo } = await pages.open(
      '/en/market?search=tide&status=halted&sort=mostBuilt',
      market,
    );
    await page.getByRole('button', { name: 'Remove Paused' }).waitFor();

    expect(await page.getByRole('checkbox', { name: /Paused/ }).isChecked()).toBe(true);
    expect(await page.getByRole('searchbox').inputValue()).toBe('tide');
    expect(await page.getByLabel('Sort by').inputValue()).toBe('mostBuilt');
    await expect
      .poll(() => requestsTo('listProjects')[0]?.query)
      .toMatchObject({ search: 'tide', status: 'halted', sort: 'mostBuilt' });
  });
});

test('Pagination moves forward and back, even after a reload, and shows the range', async () => {
  const { page } = await pages.open('/en/market', market);
  await page.getByText('Showing 1 to 20 of 45').waitFor();

  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByText('Showing 21 to 40 of 45').waitFor();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByText('Showing 41 to 45 of 45').waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Next' }).count()).toBe(0);

  await page.reload();
  await page.getByText('Showing 41 to 45 of 45').waitFor();
  await page.getByRole('link', { name: 'Previous' }).click();
  await page.getByText('Showing 21 to 40 of 45').waitFor();
  await page.getByText('Project 21', { exact: true }).waitFor();
  await page.goBack();
  await page.getByText('Project 41', { exact: true }).waitFor();
});

describe('Without results', () => {
  test('an empty list links to all projects', async () => {
    const { page } = await pages.open('/en/market?skill=designers', {
      listProjects: ({ query }) => ({ items: query['skill'] ? [] : cards(1, 3), counts }),
    });
    await page.getByRole('heading', { name: 'No projects match your search' }).waitFor();
    await page.getByRole('link', { name: 'Show all projects' }).click();
    await page.getByText('Showing 1 to 3 of 45').waitFor();
  });

  test('a market without any project leads to the first one', async () => {
    const { page } = await pages.open('/fr/market', {
      listProjects: () => ({ items: [], counts: marketCounts({ projects: 0, rolesOpen: 0, matching: 0 }) }),
    });
    await page.getByRole('heading', { name: 'Aucun projet pour l’instant' }).waitFor();
    const publish = page.getByRole('main').getByRole('link', { name: 'Publier une idée' });
    expect(await publish.getAttribute('href')).toBe('/fr/proposal');
  });

  test('what would match without one of the filters is a click away', async () => {
    const { page } = await pages.open('/en/market?search=tide&country=FR&language=fr,es', {
      listProjects: ({ query }) => ({
        items: query['country'] ? [] : cards(1, 3),
        counts: marketCounts({ matching: query['country'] ? 0 : 3, without: { country: 3, language: 0 } }),
      }),
    });
    await page.getByText('These come close:').waitFor();
    await page.getByRole('heading', { level: 1, name: 'No projects found' }).waitFor();
    for (const link of await page.locator('.nearly a, .rbar .clear').all())
      expect((await link.boundingBox())?.height, await link.innerText()).toBeGreaterThanOrEqual(24);
    await page.getByRole('link', { name: '3 projects without “France”' }).click();
    await page.getByText('Showing 1 to 3 of 3').waitFor();
    expect(pathAndQueryOf(page)).toBe('/en/market?search=tide&language=fr,es');
  });

  test('what the words find without any filter is a click away if no single filter is in the way', async () => {
    const { page } = await pages.open('/en/market?search=tide&country=FR&language=fr&sort=mostBuilt', {
      listProjects: ({ query }) => ({
        items: query['country'] ? [] : cards(1, 3),
        counts: marketCounts({ matching: query['country'] ? 0 : 3, without: { country: 0, language: 0 } }),
      }),
    });
    await page.getByRole('link', { name: '3 projects without any filter' }).click();
    await page.getByText('Showing 1 to 3 of 3').waitFor();
    expect(pathAndQueryOf(page)).toBe('/en/market?search=tide&sort=mostBuilt');
  });

  test('a failed request can be repeated', async () => {
    let fails = true;
    const { page } = await pages.open('/en/market', {
      listProjects: () => (fails ? new Refusal('INTERNAL') : { items: cards(1, 3), counts }),
    });
    await page.getByText('We couldn’t load the projects').waitFor();
    fails = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Project 1', { exact: true }).waitFor();
  });

  test('an invalid cursor links to the first page', async () => {
    const { page } = await pages.open('/en/market?page=2&cursor=old', {
      listProjects: ({ query }) =>
        query['cursor'] ? new Refusal('INVALID_CURSOR') : { items: cards(1, 3), counts },
    });
    await page.getByText('This list has changed').waitFor();
    await page.getByRole('link', { name: 'Reload the list' }).click();
    await page.getByText('Project 1', { exact: true }).waitFor();
  });
});
