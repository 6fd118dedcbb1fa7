import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cards, market } from '#web/testing/aMarket.ts';
import type { ApiRequest } from '#web/testing/fakeApi.ts';
import { openPages, pathAndQueryOf } from '#web/testing/openPages.ts';
import { marketCounts } from '#web/testing/samples.ts';

const pages = openPages();

describe('Search words', () => {
  /** Stops the clock of a page, so that only the test advances it; not while a response is awaited, which would time out. */
  async function stopClock(page: Page) {
    await page.locator('.cards[aria-busy="false"]').waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  }

  /** Words that the list was searched for. The suggestions below the field are in no order of the visitor's. */
  const searched = (requests: readonly ApiRequest[]) =>
    requests.filter(({ query }) => query['sort']).map(({ query }) => query['search']);

  test('are searched after a pause in typing', async () => {
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
    await expect.poll(() => searched(requestsTo('listProjects'))).toEqual([undefined, 'harbour']);
  });

  test('are searched immediately on Enter', async () => {
    const { page, requestsTo } = await pages.open('/en/market', market);
    await page.getByText('Project 1', { exact: true }).waitFor();
    const field = page.getByRole('searchbox');

    await stopClock(page);
    await field.fill('choir');
    await field.press('Enter');
    await page.getByRole('button', { name: 'Remove “choir”' }).waitFor();
    await expect.poll(() => searched(requestsTo('listProjects'))).toEqual([undefined, 'choir']);
  });

  test.each(['vr', 'choir vr'])(
    'of which the last has one or two letters are searched on Enter only: %s',
    async typed => {
      const { page, requestsTo } = await pages.open('/en/market', market);
      await page.getByText('Project 1', { exact: true }).waitFor();
      const field = page.getByRole('searchbox');

      await stopClock(page);
      await field.fill(typed);
      await page.clock.runFor(2_000);
      expect(pathAndQueryOf(page)).toBe('/en/market');
      await field.press('Enter');
      await page.clock.resume();
      await page.getByRole('button', { name: `Remove “${typed}”` }).waitFor();
      await expect.poll(() => searched(requestsTo('listProjects'))).toEqual([undefined, typed]);
    },
  );

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
    expect(searched(requestsTo('listProjects'))).toEqual([undefined]);
  });
});

describe('Words', () => {
  test('are ranked by relevance, unless another order was chosen', async () => {
    const { page, requestsTo } = await pages.open('/en/market?search=tide', market);
    const order = page.getByRole('combobox', { name: 'Sort by' });
    await page.getByText('The best matches come first', { exact: false }).waitFor();
    expect(await order.inputValue()).toBe('relevance');
    expect(requestsTo('listProjects')[0]?.query['sort']).toBe('relevance');
    await page.getByRole('button', { name: 'Remove “tide”' }).click();
    await page.waitForURL('**/en/market');
    await expect.poll(() => order.inputValue()).toBe('newest');
    expect(await order.locator('option').allTextContents()).not.toContain('Best match');

    await order.selectOption('mostBuilt');
    await page.getByRole('searchbox').fill('tide');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/market?search=tide&sort=mostBuilt');
  });

  test('that were corrected are named', async () => {
    const { page } = await pages.open('/en/market?search=tidwatch', {
      listProjects: () => ({
        items: cards(1, 1),
        counts: marketCounts({ matching: 1 }),
        corrected: 'tidewatch',
      }),
    });
    await page.getByText('Showing results for tidewatch, because nothing matches “tidwatch”.').waitFor();
  });
});
