import { expect, test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';
import { acceptingServer, fillIn } from '#web/testing/proposalPage.ts';

const pages = openPages();

const description =
  'A public tide gauge for every harbour that cannot afford one, built by the people who look at the water each morning and want to know what it will do at noon.';

test('A long line is shown whole in its field, also on a phone', async () => {
  const { page } = await pages.open('/en/proposal', {}, { viewport: { width: 390, height: 844 } });
  const field = page.getByLabel('Description');
  const { height: before } = (await field.boundingBox()) ?? { height: 0 };
  await field.fill(description);
  const { cut, height } = await field.evaluate(one => ({
    cut: one.scrollHeight - one.clientHeight + (one.scrollWidth - one.clientWidth),
    height: one.clientHeight,
  }));
  expect(cut).toBe(0);
  expect(height).toBeGreaterThan(before);
});

test('Enter submits the form of a line, which has no line breaks', async () => {
  const { page, requestsTo } = await pages.open('/en/proposal', acceptingServer(), { signedIn: true });
  await fillIn(page);
  const field = page.getByLabel('Description');
  await field.fill('A public tide gauge\nfor every harbour.');
  await expect.poll(() => field.inputValue()).toBe('A public tide gauge for every harbour.');
  await field.press('Enter');
  await page.waitForURL(/thankyousubmit/);
  expect(requestsTo('submitProject').at(-1)).toMatchObject({
    body: { proposal: { description: 'A public tide gauge for every harbour.' } },
  });
});
