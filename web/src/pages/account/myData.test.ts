import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Answers, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';

const pages = openPages();

const firstPage = {
  records: [
    { section: 'profile', data: { username: 'ada' } },
    { section: 'messages', data: { body: 'Hello' } },
  ],
  cursor: 'second',
};
const lastPage = { records: [{ section: 'messages', data: { body: 'Goodbye' } }] };

const open = async (exportMyData: Answers['exportMyData'], theme: 'light' | 'dark' = 'light') => {
  const opened = await pages.open('/en/edit-profile', { exportMyData }, { signedIn: true, theme });
  const saved: string[] = [];
  opened.page.on('download', download => void saved.push(download.suggestedFilename()));
  const section = opened.page.getByRole('region', { name: 'Your data' });
  await section.waitFor();
  return { ...opened, saved, section, button: section.getByRole('button') };
};

/** Clicks and returns the downloaded file. */
async function savedBy(page: Page, click: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('Saves all pages of the data as one readable file, and says how many items there are so far', async () => {
  const held = Promise.withResolvers<void>();
  const { page, requestsTo, button } = await open(async ({ query }) => {
    if (!query['cursor']) return firstPage;
    await held.promise;
    return lastPage;
  });
  const file = await savedBy(page, async () => {
    await button.click();
    await page.getByRole('button', { name: 'Collecting your data: 2 items so far' }).waitFor();
    held.resolve();
  });

  expect(file.name).toMatch(/^cairn-data-20\d\d-\d\d-\d\d\.json$/);
  expect(JSON.parse(file.text)).toEqual({
    exportedAt: expect.stringMatching(/^20\d\d-.*Z$/),
    sections: { profile: [{ username: 'ada' }], messages: [{ body: 'Hello' }, { body: 'Goodbye' }] },
  });
  expect(file.text).toContain('\n  "sections": {\n    "profile": [\n');
  expect(requestsTo('exportMyData').map(({ query }) => query['cursor'])).toEqual([undefined, 'second']);
  await page.getByText(`Your data is ready: ${file.name}`).waitFor();
  await page.getByRole('button', { name: 'Download your data' }).waitFor();
});

test.each(['light', 'dark'] as const)(
  'Saves nothing if a page fails, and starts again on demand (%s)',
  async theme => {
    let attempts = 0;
    const { page, saved, section, button, requestsTo } = await open(({ query }) => {
      if (!query['cursor']) return firstPage;
      return ++attempts === 1 ? new Refusal('TOO_MANY_ATTEMPTS') : lastPage;
    }, theme);
    await button.click();
    await section.getByText('We couldn’t collect all of your data. Nothing has been saved.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const again = section.getByRole('button', { name: 'Try again' });
    await expect.poll(() => again.evaluate(button => button === document.activeElement)).toBe(true);
    expect(saved).toEqual([]);

    const file = await savedBy(page, () => again.click());
    expect(JSON.parse(file.text)).toMatchObject({ sections: { messages: [{}, {}] } });
    expect(requestsTo('exportMyData')).toHaveLength(4);
    await page.getByRole('button', { name: 'Download your data' }).waitFor();
  },
);

test('Ends when the page is left', async () => {
  const held = Promise.withResolvers<void>();
  const { page, saved, button, requestsTo } = await open(async ({ query }) => {
    if (!query['cursor']) return firstPage;
    await held.promise;
    return { ...lastPage, cursor: 'third' };
  });
  await button.click();
  await page.getByRole('button', { name: 'Collecting your data: 2 items so far' }).waitFor();

  const aborted = page.waitForEvent('requestfailed', request => request.url().includes('/me/export'));
  await page.getByRole('link', { name: 'Email notifications' }).click();
  await aborted;
  held.resolve();
  await page.getByRole('heading', { level: 1, name: 'Email notifications' }).waitFor();
  expect(requestsTo('exportMyData')).toHaveLength(2);
  expect(saved).toEqual([]);
});
