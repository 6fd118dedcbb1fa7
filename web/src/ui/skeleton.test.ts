import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from '#e2e/browser.ts';
import { openPages } from '#web/testing/openPages.ts';
import { projectPath } from '#web/testing/projectPage.ts';

let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => await browser?.close());

test('The placeholder of a page appears while its scripts are still loading', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('**/assets/*.js', route => route.abort());
  await page.goto(inject('siteOrigin') + projectPath);
  await page.locator('.project-skel .pcover').waitFor({ state: 'visible' });
});

test('A page is at its top after a reload at its top', async () => {
  const pages = await openPages();
  const { page } = await pages.open('/en/proposal', {});
  const name = page.getByLabel('Project name');
  await name.waitFor();
  await page.reload();
  await name.waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await pages.close();
});
