import { afterAll, beforeAll, inject, test } from 'vitest';
import { launchBrowser } from '#e2e/browser.ts';
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
