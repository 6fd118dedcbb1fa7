import { expect, test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';
import { projectPath } from '#web/testing/projectPage.ts';

const pages = openPages();

test('The placeholder of a page appears while its scripts are still loading', async () => {
  const { page } = await pages.open(
    projectPath,
    {},
    { until: 'loaded', prepare: page => page.route('**/assets/*.js', route => route.abort()) },
  );
  await page.locator('.project-skel .pcover').waitFor({ state: 'visible' });
});

test('A page is at its top after a reload at its top', async () => {
  const { page } = await pages.open('/en/proposal', {});
  const name = page.getByLabel('Project name');
  await name.waitFor();
  await page.reload();
  await name.waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
