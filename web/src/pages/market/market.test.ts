import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { ProjectCard } from '#shared/entities/project.ts';
import { ProjectID } from '#shared/ids.ts';
import { type Answers, type ApiRequest, Refusal } from '#web/testing/fakeApi.ts';
import { openPages, pathAndQueryOf } from '#web/testing/openPages.ts';
import { aProject } from '#web/testing/samples.ts';

const pages = openPages();

const counts = {
  projects: 45,
  rolesOpen: 75,
  matching: 45,
  country: { GB: 30, FR: 15 },
  status: { 'in-development': 40, halted: 5 },
  skill: { developers: 11, designers: 6 },
};

const cards = (from: number, to: number): ProjectCard[] =>
  Array.from({ length: to - from + 1 }, (_, place) =>
    aProject({ ProjectID: ProjectID.parse(`project-${from + place}`), name: `Project ${from + place}` }),
  );

/** 45 projects, 20 per page. */
const market: Answers = {
  listProjects: ({ query }: ApiRequest) => {
    const start = Number(query['cursor']?.replace('after-', '') ?? 0);
    const end = Math.min(45, start + 20);
    const several = query['skill']?.includes(',');
    const filtered = { ...counts, matching: 11 };
    return {
      items: cards(start + 1, end),
      counts: several ? { projects: 45, rolesOpen: 75 } : query['skill'] ? filtered : counts,
      ...(end < 45 && { cursor: `after-${end}` }),
    };
  },
};

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
    // Neither the number of results nor those of the options are known.
    await expect.poll(() => heading.textContent()).toBe('Matching projects');
    await page.getByRole('checkbox', { name: 'France', exact: true }).click();
    await page.getByRole('checkbox', { name: 'French', exact: true }).click();
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

  test('of which there are too many can all be cleared', async () => {
    const { page } = await pages.open('/en/market?skill=developers,designers,writers', {
      listProjects: ({ query }) =>
        query['skill'] ? new Refusal('TOO_MANY_FILTERS') : { items: cards(1, 3), counts },
    });
    const alert = page.getByRole('status').filter({ hasText: 'Too many filters at once' });
    await alert.getByRole('link', { name: 'Clear all' }).click();
    await page.getByText('Project 1', { exact: true }).waitFor();
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
    expect(requestsTo('listProjects')[0]?.query).toMatchObject({
      search: 'tide',
      status: 'halted',
      sort: 'mostBuilt',
    });
  });
});

describe('Search words', () => {
  /** Stops the clock of a page, so that only the test advances it; not while a response is awaited, which would time out. */
  async function stopClock(page: Page) {
    await page.locator('.cards[aria-busy="false"]').waitFor();
    await page.clock.install();
    const now = await page.evaluate(() => Date.now()); // ahead of ours once it has been stopped before
    await page.clock.pauseAt(now + 60_000);
  }

  test('are searched after a pause in typing, and immediately on Enter', async () => {
    const { page, requestsTo } = await pages.open('/en/market', market);
    await page.getByText('Project 1', { exact: true }).waitFor();
    const field = page.getByRole('searchbox');

    await stopClock(page);
    await field.pressSequentially('harbour');
    await page.clock.runFor(399);
    expect(pathAndQueryOf(page)).toBe('/en/market');
    await page.clock.runFor(1);
    await page.clock.resume();
    await page.getByRole('button', { name: 'Remove “harbour”' }).waitFor();
    expect(pathAndQueryOf(page)).toBe('/en/market?search=harbour');

    await stopClock(page);
    await field.fill('choir');
    await field.press('Enter');
    await page.clock.resume();
    await page.getByRole('button', { name: 'Remove “choir”' }).waitFor();
    await expect
      .poll(() => requestsTo('listProjects').map(({ query }) => query['search']))
      .toEqual([undefined, 'harbour', 'choir']);
  });

  test('of one or two letters are searched on Enter only, because they find whole words', async () => {
    const { page, requestsTo } = await pages.open('/en/market', market);
    await page.getByText('Project 1', { exact: true }).waitFor();
    const field = page.getByRole('searchbox');

    await stopClock(page);
    await field.pressSequentially('vr');
    await page.clock.runFor(2_000);
    expect(pathAndQueryOf(page)).toBe('/en/market');
    await field.press('Enter');
    await page.clock.resume();
    await page.getByRole('button', { name: 'Remove “vr”' }).waitFor();
    await expect
      .poll(() => requestsTo('listProjects').map(({ query }) => query['search']))
      .toEqual([undefined, 'vr']);
  });

  test('are dropped when the user opens a project before the pause is over', async () => {
    const { page, requestsTo } = await pages.open('/en/market', market);
    const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
    await page.route(/pages\/project\/ProjectPage/, async route => {
      await mayLoad;
      await route.continue();
    });
    const project = page.getByRole('link', { name: 'Project 1', exact: true });
    await project.waitFor();

    await stopClock(page);
    await page.getByRole('searchbox').fill('harbour');
    await project.click();
    await page.clock.runFor(600);
    await page.clock.resume();
    load();
    await page.waitForURL(/\/en\/projects\/project-1/);
    expect(requestsTo('listProjects').map(({ query }) => query['search'])).toEqual([undefined]);
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
