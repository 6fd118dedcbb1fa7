import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword, emailOf } from '#infra/local/demo/accounts.ts';
import { authors } from '#shared/contracts/authors.ts';
import { projects } from '#shared/contracts/projects.ts';
import { openContexts } from '#web/testing/openContexts.ts';
import { recordHydration, untilComplete } from '#web/testing/waits.ts';
import { type EnvironmentProcess, startEnvironmentProcess } from '../journey/environmentProcess.ts';

/** An edit while the CDN still has copies of the page from before it. */
let site: EnvironmentProcess;
beforeAll(async () => {
  site = await startEnvironmentProcess({ demo: true });
});
afterAll(() => site?.close());

const newContext = openContexts();

/** Has a page answered as by a CDN that keeps the copy which it has now. */
async function keep(page: Page, path: string): Promise<void> {
  const copy = await (await fetch(site.url + path)).text();
  await page.route(`**${path}`, route =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: copy }),
  );
}

/** Signs in, and returns the header by which calls are those of this person. */
async function signIn(page: Page, email: string): Promise<string> {
  await recordHydration(page);
  await page.goto(`${site.url}/en/signin`);
  await untilComplete(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  const called = page.waitForRequest(request => request.headers()['authorization'] !== undefined);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('.head .me').waitFor();
  return (await called).headers()['authorization'] ?? '';
}

test('a member of the team is not asked to apply while their own roles arrive', async () => {
  const page = await (await newContext()).newPage();
  await signIn(page, emailOf('priya'));
  let answer = () => {};
  const held = new Promise<void>(resolve => {
    answer = resolve;
  });
  await page.route('**/api/projects/tidewatch/prospects**', async route => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}/en/projects/tidewatch`);
  const roles = page.locator('#roles');
  await roles.getByRole('heading', { level: 3 }).first().waitFor();
  await untilComplete(page);
  const applying = roles.getByText('Apply', { exact: true });
  expect(await applying.filter({ visible: true }).count()).toBe(0);
  const height = () => roles.evaluate(section => section.getBoundingClientRect().height);
  const before = await height();
  answer();
  await expect.poll(() => applying.count()).toBe(0);
  expect(await height()).toBeCloseTo(before, 0);
});

test.each([
  {
    path: '/en/authors/maren',
    edit: { ...authors.updateMe, address: '/authors/me' },
    body: (words: string) => ({ about: words }),
  },
  {
    path: '/en/projects/tidewatch',
    edit: { ...projects.updateProject, address: '/projects/tidewatch' },
    body: (words: string) => ({ change: { description: words } }),
  },
])('whoever edits $path sees it at once, while visitors get the copy', async ({ path, edit, body }) => {
  // A correction, which waits for no review.
  const words = 'A public tide gauge for every harbour that cannot afford one now.';
  const page = await (await newContext()).newPage();
  const visitor = await (await newContext()).newPage();
  for (const one of [page, visitor]) await keep(one, path);
  const authorization = await signIn(page, emailOf('maren'));

  const saved = await fetch(`${site.url}/api${edit.address}`, {
    method: edit.method,
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body(words)),
  });
  expect(saved.status).toBe(200);

  await visitor.goto(site.url + path);
  await page.goto(site.url + path);
  await page.getByText(words).first().waitFor();
  expect(await visitor.getByText(words).count()).toBe(0);
});
